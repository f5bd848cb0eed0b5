import { readFileSync, writeFileSync } from 'node:fs';
import {
  isContestant,
  type KeptMatch,
  ratingsTable,
  reportPage,
  TARGET_GAMES,
  targetsTable,
  wayOf,
  withTable,
} from '@durbar/bots/lab';
import { gameNamed, parseCommand, rulesOrUsageError, UsageError } from '../usage.ts';
import { matchesDirectory, readMatches } from './lab-keep.ts';
import { playedTargets } from './lab-targets.ts';

/** One page about all stored games; with --into also the tables of another page. */
export async function runLabReport(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { keep: { type: 'string' }, out: { type: 'string' }, into: { type: 'string' } });
  const directory = values.keep ?? matchesDirectory();
  const matches = readMatches(directory);
  if (matches.length === 0) throw new UsageError(`there are no games in ${directory}; run lab match or lab ladder first`);
  const file = values.into ?? values.out ?? 'lab-report.html';
  const page = values.into
    ? await withTables(readFileSync(values.into, 'utf8'), directory)
    : reportPage(matches, new Date().toISOString().slice(0, 10));
  writeFileSync(file, page);
  console.log(`${matches.length} matches: ${file}`);
  return 0;
}

/** A page in Markdown with its tables of targets and ratings made from the stored games. */
export async function withTables(page: string, directory: string): Promise<string> {
  const matches = readMatches(directory);
  const areRated = await Promise.all(matches.map(isRated));
  const ratings = ratingsTable(matches.filter((_, index) => areRated[index]));
  return withTable(withTable(page, 'targets', targetsTable(await playedTargets(directory), TARGET_GAMES)), 'ratings', ratings);
}

/** Whether it is a match of the base game between bots that still play the same way. */
async function isRated({ plan: { game, players, options, a, b, ways } }: KeptMatch): Promise<boolean> {
  const rules = rulesOrUsageError(await gameNamed(game), { players });
  if (!isContestant(a) || !isContestant(b) || JSON.stringify(rules.setUp.options) !== JSON.stringify(options)) return false;
  return ways[0] === (await wayOf(a, rules)) && ways[1] === (await wayOf(b, rules));
}
