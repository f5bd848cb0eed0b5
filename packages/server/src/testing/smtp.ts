import { createServer, type Socket } from 'node:net';

/** A mail server that records e-mails. */
export interface MailTrap {
  readonly url: string;
  readonly mails: string[];
  close(): Promise<void>;
}

export async function startMailTrap(): Promise<MailTrap> {
  const mails: string[] = [];
  const server = createServer((socket) => receive(socket, mails));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    mails,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Speaks just enough SMTP to receive an e-mail. */
function receive(socket: Socket, mails: string[]): void {
  let mail: string[] | undefined;
  const hear = (line: string): void => {
    if (mail && line !== '.') {
      mail.push(line);
      return;
    }
    if (mail) mails.push(mail.join('\n'));
    mail = line === 'DATA' ? [] : undefined;
    socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
  };
  socket.on('error', () => {});
  socket.write('220 trap\r\n');
  socket.on('data', (chunk) => {
    for (const line of String(chunk).split('\r\n').slice(0, -1)) hear(line);
  });
}
