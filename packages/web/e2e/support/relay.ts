import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defined } from '@durbar/engine';

/** A TCP relay that can be cut: forwards to another address until closed. */
export interface Relay {
  readonly address: string;
  cut(): Promise<void>;
}

export async function relayTo(target: string): Promise<Relay> {
  const server = createServer((asked, answer) => {
    const passed = request(new URL(defined(asked.url, 'address'), target), { method: asked.method, headers: asked.headers });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
