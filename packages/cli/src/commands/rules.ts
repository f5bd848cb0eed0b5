import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printJson } from '../output.ts';
import { parseCommand, UsageError } from '../usage.ts';

/** The ledgers of each game. */
const LEDGERS: Readonly<Record<string, readonly string[]>> = {
  rajas: ['rajas-base.md', 'rajas-goodie-box-2.md'],
  'cards-and-karma': ['cards-and-karma.md'],
  'taj-mahal': ['taj-mahal.md'],
};

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LEDGER_ENTRY = /^#{3,4} ([A-Z0-9]+(?:-[A-Z0-9]+)+)/gm;
/** The title of a test: the first text after `test(`, `it(` or the second call of `test.each(…)(`. */
const TEST_TITLE =
  /\b(?:test|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
const RULE_ID = /\b(?:TAJ|RAJ|GB2|CNK)(?:-[A-Z0-9]+)+-\d+\b/g;

export async function runRules(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { game: { type: 'string' }, json: { type: 'boolean' } });
  const games = values.game === undefined ? Object.keys(LEDGERS) : [values.game];
  const titled = new Set(testFiles(join(ROOT, 'packages')).flatMap((file) => idsInTitles(readFileSync(file, 'utf8'))));
  const reports = games.map((game) => coverage(game, titled));
  const total = reports.reduce((sum, report) => sum + report.total, 0);
  const missing = reports.flatMap((report) => report.missing);
  const report = { total, covered: total - missing.length, missing };
  if (values.json) printJson(report);
  else printReport(reports);
  return missing.length > 0 ? 1 : 0;
}

function coverage(game: string, titled: ReadonlySet<string>) {
  const ids = (LEDGERS[game] ?? unknownGame(game)).flatMap((file) =>
    ledgerIds(readFileSync(join(ROOT, 'docs/rules', file), 'utf8')),
  );
  return { game, total: ids.length, missing: ids.filter((id) => !titled.has(id)) };
}

function unknownGame(game: string): never {
  throw new UsageError(`there is no ledger for "${game}"; there are: ${Object.keys(LEDGERS).join(', ')}`);
}

export function ledgerIds(text: string): string[] {
  return [...text.matchAll(LEDGER_ENTRY)].map(([, id = '']) => id);
}

export function idsInTitles(source: string): string[] {
  return [...source.matchAll(TEST_TITLE)].flatMap(([, single, double, template]) =>
    [...(single ?? double ?? template ?? '').matchAll(RULE_ID)].map(([id]) => id),
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => join(folder, path));
}

function printReport(reports: readonly ReturnType<typeof coverage>[]): void {
  for (const { game, total, missing } of reports) {
    console.log(`${game}: ${total - missing.length} of ${total} rules are named in the title of a test`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`);
  }
}
