import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { TestGuest } from './guest.ts';

const TEXT = 0x81;
const PING = 0x89;
const MASKED = 0x80;

/** A hand-written WebSocket client that can misbehave: it may stop reading and ignore close frames. */
export class StubbornSocket {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isClosed = true;
    });
  }

  static async open({ url, cookie }: TestGuest): Promise<StubbornSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    const key = randomBytes(16).toString('base64');
    const heads = ['GET /socket HTTP/1.1', `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade', `Cookie: ${cookie}`];
    socket.write(`${[...heads, `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13'].join('\r\n')}\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    return new StubbornSocket(socket);
  }

  /** Everything received so far, frames and all. */
  get received(): string {
    return this.#received.toString('latin1');
  }

  say(message: unknown): void {
    this.#socket.write(frame(TEXT, JSON.stringify(message)));
  }

  pings(count: number): void {
    this.#socket.write(Buffer.concat(Array.from({ length: count }, () => frame(PING, 'are you there?'))));
  }

  /** Reads nothing from now on. */
  goDeaf(): void {
    this.#socket.pause();
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** A frame of fewer than 126 bytes, masked with zeros. */
function frame(kind: number, text: string): Buffer {
  const content = Buffer.from(text);
  return Buffer.concat([Buffer.from([kind, MASKED | content.length, 0, 0, 0, 0]), content]);
}
