import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printJson } from '../output.ts';
import { parseCommand } from '../usage.ts';
import { gamesWithLedger, ROOT, rulesOf } from './ledgers.ts';
import { runExplained } from './rules-explained.ts';

/** The title of a test: the first text after `test(`, `it(` or the second call of `test.each(…)(`. */
const TEST_TITLE =
  /\b(?:test|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
const RULE_ID = /\b(?:TAJ|RAJ|GB2|CNK)(?:-[A-Z0-9]+)+-\d+\b/g;

export async function runRules(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    explained: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (values.explained) return runExplained(values.game, values.json ?? false);
  const games = gamesWithLedger(values.game);
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
  const ids = rulesOf(game);
  return { game, total: ids.length, missing: ids.filter((id) => !titled.has(id)) };
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
