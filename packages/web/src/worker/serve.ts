import type { HostApi, HostEvent } from './protocol.ts';

/** What travels between page and worker. */
export interface HostCall {
  readonly id: number;
  readonly method: keyof HostApi;
  readonly parameters: unknown[];
}

export type HostReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly event: HostEvent };

/** The worker's side: calls go to the host, its events to the page. */
export function serve(create: (emit: (event: HostEvent) => void) => HostApi): void {
  const reply = (message: HostReply): void => self.postMessage(message);
  const host = create((event) => reply({ event }));
  self.onmessage = async ({ data }: MessageEvent<HostCall>) => {
    try {
      const method = host[data.method] as (...parameters: unknown[]) => Promise<unknown>;
      reply({ id: data.id, value: await method.apply(host, data.parameters) });
    } catch (error) {
      reply({ id: data.id, error: String(error) });
    }
  };
}
