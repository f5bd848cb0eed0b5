import { printJson } from '../output.ts';
import { parseCommand } from '../usage.ts';
import { gamesWithLedger, rulesOf } from './ledgers.ts';
import { citedRules, testedRules } from './rule-places.ts';
import { runExplained } from './rules-explained.ts';
import { runOneRule } from './rules-one.ts';
import { runRulings } from './rules-rulings.ts';

export async function runRules(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    game: { type: 'string' },
    explained: { type: 'boolean' },
    rulings: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const [rule] = positionals;
  if (rule !== undefined) return runOneRule(rule, values.json ?? false);
  if (values.rulings) return runRulings(values.game, values.json ?? false);
  if (values.explained) return runExplained(values.game, values.json ?? false);
  const reports = coverage(gamesWithLedger(values.game));
  const missing = reports.flatMap((report) => report.missing);
  if (values.json) printJson(summary(reports));
  else printReport(reports);
  return missing.length > 0 ? 1 : 0;
}

/** How far the rules of one game are tested and cited. */
interface Coverage {
  readonly game: string;
  readonly total: number;
  /** Without a test that names them. */
  readonly missing: readonly string[];
  /** Not named in the code that decides them. */
  readonly uncited: readonly string[];
}

export function coverage(games: readonly string[]): readonly Coverage[] {
  const [tested, cited] = [testedRules(), citedRules()];
  return games.map((game) => {
    const ids = rulesOf(game);
    return {
      game,
      total: ids.length,
      missing: ids.filter((id) => !tested.has(id)),
      uncited: ids.filter((id) => !cited.has(id)),
    };
  });
}

function summary(reports: readonly Coverage[]) {
  const total = reports.reduce((sum, report) => sum + report.total, 0);
  const missing = reports.flatMap((report) => report.missing);
  const uncited = reports.flatMap((report) => report.uncited);
  return { total, covered: total - missing.length, missing, cited: total - uncited.length, uncited };
}

function printReport(reports: readonly Coverage[]): void {
  for (const { game, total, missing, uncited } of reports) {
    console.log(`${game}: ${total - missing.length} of ${total} rules are named in the title of a test`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`);
    const cited = total - uncited.length;
    console.log(`  ${cited} (${Math.round((100 * cited) / total)}%) are named in the code that decides them`);
  }
}
