import { defined } from '@durbar/engine';
import { ownScript } from '../trusted.ts';
import workerAddress from './match.worker.ts?worker&url';
import type { HostApi, HostEvent } from './protocol.ts';
import type { HostCall, HostReply } from './serve.ts';

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
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<HostReply>) => {
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
      worker.postMessage({ id, method, parameters } satisfies HostCall);
    });
  const host = new Proxy({} as HostApi, {
    get:
      (_target, method) =>
      (...parameters: unknown[]) =>
        call(method as keyof HostApi, parameters),
  });
  return { host, close: () => worker.terminate() };
}
