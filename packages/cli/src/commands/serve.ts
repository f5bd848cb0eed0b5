import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { BadSettings, serve } from '@durbar/server';
import type { Installation } from '../host.ts';
import { openedText } from '../joining.ts';
import { parseCommand, UsageError } from '../usage.ts';

export const SERVE_HELP = `serve [--lan]
    starts the server: client, API and sockets on one port; settings such as PORT are environment variables, see docs/hosting.md
    --lan: lets other devices in your network join, and prints the address for them with a QR code`;

/** Serves until asked to stop, then shuts down gracefully. */
export async function runServe(args: readonly string[], { webRoot, build }: Installation): Promise<number> {
  const { lan } = parseCommand(args, { lan: { type: 'boolean' } }).values;
  const environment = lan ? { HOST: '0.0.0.0', ...process.env } : process.env;
  try {
    const server = await serve(environment, { build, ...(existsSync(webRoot) ? { webRoot } : {}) });
    // The reader of the address may stop the server at once.
    const stopped = stopSignal();
    const { url } = server;
    const host = environment.HOST ?? '';
    // A reader of JSON logs expects nothing else on standard output.
    const say = environment.LOG_FORMAT === 'json' ? console.error : console.log;
    say(openedText({ host, url, addresses: lanAddresses(), hasClient: existsSync(webRoot), isTerminal: process.stdout.isTTY }));
    await stopped;
    await server.close();
    return 0;
  } catch (error) {
    if (error instanceof BadSettings) throw new UsageError(error.message);
    throw error;
  }
}

function lanAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
