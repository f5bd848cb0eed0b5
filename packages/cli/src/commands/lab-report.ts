import { writeFileSync } from 'node:fs';
import { reportPage } from '@durbar/bots/lab';
import { parseCommand, UsageError } from '../usage.ts';
import { LAB_DIRECTORY, readMatches } from './lab-keep.ts';

/** One page about all stored lab games. */
export async function runLabReport(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { keep: { type: 'string' }, out: { type: 'string' } });
  const directory = values.keep ?? LAB_DIRECTORY;
  const matches = readMatches(directory);
  if (matches.length === 0) throw new UsageError(`there are no games in ${directory}; run lab match or lab ladder first`);
  const file = values.out ?? 'lab-report.html';
  writeFileSync(file, reportPage(matches, new Date().toISOString().slice(0, 10)));
  console.log(`${matches.length} matches: ${file}`);
  return 0;
}
