import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fingerprintOf, SOCKET_PATH } from '@durbar/protocol';

/** One address for several servers. */
export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/** As docs/hosting.md describes it: sockets for a table go to the process of that table, everything else to one after another. */
export async function startProxy(urls: readonly string[]): Promise<Proxy> {
  let count = 0;
  const targetOf = (address: string): URL => {
    const { pathname, searchParams } = new URL(address, 'http://proxy');
    const table = pathname === SOCKET_PATH ? searchParams.get('table') : null;
    const index = table === null ? count++ : fingerprintOf(table);
    return new URL(urls[index % urls.length] ?? '');
  };
  const server = http.createServer((request, response) => {
    const { hostname, port } = targetOf(request.url ?? '/');
    const { method, headers, url: path } = request;
    const onward = http.request({ hostname, port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, socket, head) => {
    const { hostname, port } = targetOf(request.url ?? '/');
    const onward = connect(Number(port), hostname);
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2)
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    onward.pipe(socket).pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
