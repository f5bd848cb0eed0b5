import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportGames } from '@durbar/server';
import { parseCommand } from '../usage.ts';
import { inStorage } from './admin.ts';

export const EXPORT_HELP = `export [FILE] [--names]
    writes every finished public game of the server as a line of JSON, to the file or to standard output; see docs/api.md
    --names: with the names of the players instead of pseudonyms`;

/** Writes line by line, as fast as the reader takes them. */
export async function runExport(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseCommand(args, { names: { type: 'boolean' } });
  const [file] = positionals;
  await inStorage(async (storage) => {
    const lines = async function* (): AsyncGenerator<string> {
      for await (const game of exportGames(storage, values.names ? 'names' : 'pseudonyms')) yield `${JSON.stringify(game)}\n`;
    };
    const output = file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 });
    await pipeline(Readable.from(lines()), output, { end: file !== undefined });
  });
  return 0;
}
