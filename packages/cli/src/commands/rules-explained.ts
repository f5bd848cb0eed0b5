import { library } from '@durbar/reference/node';
import { printJson } from '../output.ts';
import { gamesWithLedger, rulesOf } from './ledgers.ts';

/** How far the rules reference explains one game. */
interface Explained {
  readonly total: number;
  readonly explained: number;
  readonly missing: readonly string[];
}

/** Which rules of the ledgers the rules reference explains, game by game. */
export async function runExplained(game: string | undefined, asJson: boolean): Promise<number> {
  const games = gamesWithLedger(game);
  const reports = Object.fromEntries(await Promise.all(games.map(async (name) => [name, await explained(name)] as const)));
  if (asJson) printJson(reports);
  else printReports(reports);
  return Object.values(reports).some(({ missing }) => missing.length > 0) ? 1 : 0;
}

export async function explained(game: string): Promise<Explained> {
  const rules = rulesOf(game);
  const told = new Set((await library.load(game))?.sections.flatMap((section) => section.rules));
  const missing = rules.filter((rule) => !told.has(rule));
  return { total: rules.length, explained: rules.length - missing.length, missing };
}

function printReports(reports: Readonly<Record<string, Explained>>): void {
  for (const [game, { total, explained, missing }] of Object.entries(reports)) {
    console.log(`${game}: ${explained} of ${total} rules are explained in the rules reference`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`);
  }
}
