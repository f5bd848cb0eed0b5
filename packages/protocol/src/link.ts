/** The connection interface the client needs; both the browser's WebSocket and `ws` satisfy it. */
export interface Link {
  send(text: string): void;
  close(): void;
}

export interface LinkEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Connects to the server, for a certain table if there is one: everyone at it may have to reach the same process. */
export type Connect = (events: LinkEvents, table: string | undefined) => Link;

/** Where on the server the socket is. A proxy can tell by it where the others at the table are. */
export function socketPath(table: string | undefined): string {
  return table === undefined ? SOCKET_PATH : `${SOCKET_PATH}?table=${encodeURIComponent(table)}`;
}

export const SOCKET_PATH = '/socket';

interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export function linkOver(socket: SocketLike, events: LinkEvents): Link {
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    events.closed();
  };
  socket.addEventListener('open', () => isClosed || events.opened());
  socket.addEventListener('message', ({ data }) => isClosed || events.received(String(data)));
  socket.addEventListener('close', close);
  socket.addEventListener('error', close);
  return {
    send: (text) => socket.send(text),
    // A dead connection may take minutes to report its close; treat it as closed now.
    close: () => {
      close();
      socket.close();
    },
  };
}
