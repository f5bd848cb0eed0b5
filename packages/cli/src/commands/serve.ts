import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadSettings, serve } from '@durbar/server';
import { parseCommand, UsageError } from '../usage.ts';

const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves until it is asked to stop, then ends what has begun. */
export async function runServe(args: readonly string[]): Promise<number> {
  parseCommand(args, {});
  try {
    const server = await serve(process.env, existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {});
    console.log(`Durbar is open at ${server.url}`);
    await stopSignal();
    await server.close();
    return 0;
  } catch (error) {
    if (error instanceof BadSettings) throw new UsageError(error.message);
    throw error;
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
