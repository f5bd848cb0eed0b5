import { object } from '@durbar/protocol';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import webPush from 'web-push';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/index.ts';

export const PushSubscription = object({
  endpoint: Type.String({ maxLength: 1000 }),
  keys: object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** Sends web push messages. */
export interface Pusher {
  publicKey(): Promise<string>;
  /** Whether messages may be sent to this address: only allow-listed push hosts, to prevent SSRF. */
  isTrusted(endpoint: string): boolean;
  /** 'gone' when the subscription is no longer valid. */
  send(subscription: PushSubscription, payload: unknown): Promise<'sent' | 'failed' | 'gone'>;
}

interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

const LIVES = 24 * 3600;
const PATIENCE = 10_000;

export function createPusher({ pushHosts, pushContact }: Settings, { secrets }: Pick<Storage, 'secrets'>): Pusher {
  const vapid = async (): Promise<Vapid> =>
    JSON.parse(await secrets.ensure('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())));
  return {
    publicKey: async () => (await vapid()).publicKey,
    isTrusted: (endpoint) => isTrusted(endpoint, pushHosts),
    send: async (subscription, payload) => {
      const vapidDetails = { subject: pushContact, ...(await vapid()) };
      const request = requestFor(subscription, JSON.stringify(payload), { vapidDetails, TTL: LIVES });
      if (!request) return 'gone';
      try {
        const response = await fetch(request.endpoint, {
          method: request.method,
          headers: request.headers as Record<string, string>,
          body: new Uint8Array(request.body),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE),
        });
        await response.body?.cancel();
        if (response.status === 404 || response.status === 410) return 'gone';
        return response.ok ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Undefined if the keys are invalid, so nothing can be sent. */
function requestFor(...[subscription, payload, options]: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(subscription, payload, options);
  } catch {
    return undefined;
  }
}

/** Entries are host names, `*.` before one for all below it; an entry with `http://` allows that origin without encryption. */
function isTrusted(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username } = new URL(endpoint);
  if (username !== '') return false;
  if (hosts.includes(origin)) return true;
  return (
    protocol === 'https:' && hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  );
}
