import { defined } from '@durbar/engine';
import type { HostApi, HostEvent } from './protocol.ts';

interface Call {
  readonly id: number;
  readonly method: keyof HostApi;
  readonly parameters: unknown[];
}

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly event: HostEvent };

/** The worker's side: calls go to the host, its events to the page. */
export function serve(create: (emit: (event: HostEvent) => void) => HostApi): void {
  const reply = (message: Reply): void => self.postMessage(message);
  const host = create((event) => reply({ event }));
  self.onmessage = async ({ data }: MessageEvent<Call>) => {
    try {
      const method = host[data.method] as (...parameters: unknown[]) => Promise<unknown>;
      reply({ id: data.id, value: await method.apply(host, data.parameters) });
    } catch (error) {
      reply({ id: data.id, error: String(error) });
    }
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The page's side of one match worker. */
export interface MatchWorker {
  readonly host: HostApi;
  close(): void;
}

export function startMatchWorker(onEvent: (event: HostEvent) => void): MatchWorker {
  const worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('event' in data) return onEvent(data.event);
    const { resolve, reject } = defined(waiting.get(data.id), 'call of a reply');
    waiting.delete(data.id);
    if ('error' in data) reject(new Error(data.error));
    else resolve(data.value);
  };
  worker.onerror = ({ message }) => onEvent({ type: 'failed', message });
  const call = (method: keyof HostApi, parameters: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, parameters } satisfies Call);
    });
  const host = new Proxy({} as HostApi, {
    get:
      (_target, method) =>
      (...parameters: unknown[]) =>
        call(method as keyof HostApi, parameters),
  });
  return { host, close: () => worker.terminate() };
}
