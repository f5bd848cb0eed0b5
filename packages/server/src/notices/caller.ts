import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { WebhookFailure } from '@durbar/protocol';
import type { Settings } from '../settings.ts';
import { type CheckedAddress, publicAddressOf } from './public-address.ts';

/** What came of a call: the status of the answer, or why there was none. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: Extract<WebhookFailure, 'forbidden' | 'unreachable' | 'slow'> };

/** Calls addresses that people entered. Nothing inside the server's network can be reached. */
export interface Caller {
  /** Whether an address may be called as far as its text tells; where its name leads is checked at each call. */
  isAllowed(address: string): boolean;
  post(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<CallOutcome>;
}

/** What tests replace. */
export interface CallerPorts {
  readonly patience?: number;
  readonly publicAddress?: (host: string) => Promise<CheckedAddress | undefined>;
}

const PATIENCE = 5000;
const MOST_HEADERS = 8192;
const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;
const LONGEST = 500;

/**
 * Only https, except to origins the operator allows. The name is resolved once, checked, and the connection goes to that very address, so
 * a name can't lead elsewhere in between. Redirects aren't followed, and nothing of an answer is read but its status.
 */
export function createCaller({ webhookHosts }: Pick<Settings, 'webhookHosts'>, ports: CallerPorts = {}): Caller {
  const { patience = PATIENCE, publicAddress = publicAddressOf } = ports;
  const isTrusted = ({ origin }: URL): boolean => webhookHosts.includes(origin);
  const allowed = (address: string): URL | undefined => {
    const url = address.length <= LONGEST && URL.canParse(address) ? new URL(address) : undefined;
    const isPlain = url?.username === '' && url.password === '';
    return isPlain && (isTrusted(url) || (url.protocol === 'https:' && isWebPort(url))) ? url : undefined;
  };
  return {
    isAllowed: (address) => allowed(address) !== undefined,
    post: async (address, body, headers) => {
      const url = allowed(address);
      if (!url) return { kind: 'forbidden' };
      const deadline = AbortSignal.timeout(patience);
      try {
        const target = isTrusted(url) ? undefined : await within(deadline, publicAddress(bare(url.hostname)));
        if (!target && !isTrusted(url)) return { kind: 'forbidden' };
        return { kind: 'answered', status: await send(url, { body, headers, target, signal: deadline }) };
      } catch {
        return { kind: deadline.aborted ? 'slow' : 'unreachable' };
      }
    },
  };
}

function isWebPort({ port }: URL): boolean {
  return port === '' || Number(port) === HTTPS_PORT || Number(port) >= FIRST_FREE_PORT;
}

/** IPv6 addresses are in brackets in a URL. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  work.then(resolve, reject);
  return promise;
}

interface Sending {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where to connect, whatever the name resolves to now. */
  readonly target: CheckedAddress | undefined;
  readonly signal: AbortSignal;
}

/** The status of the answer; the connection is closed without reading the rest. */
function send(url: URL, { body, headers, target, signal }: Sending): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    agent: false,
    maxHeaderSize: MOST_HEADERS,
    signal,
    ...(target ? { lookup: (_host, _options, found) => found(null, [target]) } : {}),
  };
  const request: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options);
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('error', reject);
  request.on('close', () => reject(new Error('closed without an answer')));
  request.end(body);
  return promise;
}
