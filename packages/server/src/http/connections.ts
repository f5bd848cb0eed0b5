import type { Server } from 'node:http';
import { addressOf } from './address.ts';

/** Connections per address in addition to open sockets: browsers keep a few for requests. */
const FOR_REQUESTS = 100;

/** Drops connections of an address that has too many. Behind a proxy, the proxy must limit them. */
export function limitConnections(server: Server, pages: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf({ headers: {}, socket }, 0);
    const others = open.get(address) ?? 0;
    if (others >= pages + FOR_REQUESTS) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
