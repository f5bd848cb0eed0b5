import type { Server } from 'node:http';
import { addressOf } from './address.ts';

/** Connections of one address beside those of its open pages: browsers keep a few for their requests. */
const FOR_REQUESTS = 100;

/** Cuts connections of an address that has too many already. Behind a proxy all are the proxy's, and it counts them itself. */
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
