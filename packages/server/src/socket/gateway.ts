import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_COMMAND_BYTES, SOCKET_PATH } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { addressOf } from '../http/address.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { findVisitor } from '../http/visitor.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { Connection } from './connection.ts';

/** Stagger the pings; pinging all sockets in one go blocks the event loop. */
const PING_EVERY = 30_000;

/** Lets clients with a session open sockets, up to a limit per person and per address. */
export class Gateway {
  readonly #context: Context;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_COMMAND_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #parseCookies: (header: string) => Record<string, string | undefined>;

  constructor(context: Context, app: FastifyInstance) {
    this.#context = context;
    this.#parseCookies = (header) => app.parseCookie(header);
    app.server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error) => {
        const isBusy = isUnavailable(error);
        context.log[isBusy ? 'warn' : 'error']({ err: error }, 'opening a socket failed');
        refuse(socket, isBusy ? '503 Service Unavailable' : '500 Internal Server Error');
      });
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Closes every socket; clients reconnect to this or another process. */
  async close(): Promise<void> {
    for (const connection of this.#connections) connection.dismiss('restart');
    const patience = setTimeout(() => {
      for (const connection of this.#connections) connection.terminate();
    }, 1000);
    while (this.#connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    clearTimeout(patience);
    this.#sockets.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { settings, hub } = this.#context;
    const [path] = (request.url ?? '').split('?');
    if (path !== SOCKET_PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(settings, request.headers)) return refuse(socket, '403 Forbidden');
    if (this.#context.isStopping()) return refuse(socket, '503 Service Unavailable');
    const address = addressOf(request, settings.trustedProxies);
    if ((this.#byAddress.get(address) ?? 0) >= settings.maxSocketsPerAddress) return refuse(socket, '429 Too Many Requests');
    // Counted from now on, because others may connect during the lookup.
    this.#count(address, 1);
    socket.once('close', () => this.#count(address, -1));
    const visitor = await findVisitor(this.#context, this.#parseCookies(request.headers.cookie ?? ''));
    if (!visitor) return refuse(socket, '401 Unauthorized');
    const { person, session } = visitor;
    if (hub.of(person.id).length >= settings.maxSocketsPerPerson) return refuse(socket, '429 Too Many Requests');
    const identity = { id: person.id, name: person.name, kind: person.kind, sessionHash: session.token_hash };
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(this.#context, { socket: webSocket, stream: socket }, identity);
      this.#connections.add(connection);
      const pings = setInterval(() => connection.checkAlive(), PING_EVERY);
      pings.unref();
      webSocket.on('close', () => {
        clearInterval(pings);
        this.#connections.delete(connection);
      });
      void connection.begin().catch((error) => {
        this.#context.log.error({ err: error }, 'greeting a client failed');
        connection.terminate();
      });
    });
  }

  #count(address: string, change: number): void {
    const count = (this.#byAddress.get(address) ?? 0) + change;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
