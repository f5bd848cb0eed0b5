import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { figures, type Mutant } from './figures.ts';
import { OUR_MISTAKES } from './our-mistakes.ts';

const USAGE = `npm run mutate -- <game> [part …] [--workers 2] [--json report.json]

Plants small faults in the rules code of a game, one at a time, and tells which of them no test that names a rule notices.
A part is a folder, a file or some lines of the game's src: decisions, scoring/sets.ts, folds.ts:40-60 …`;

/** Rules code only; views, words, refusals and data are tested in other ways. */
const RULES_CODE = [
  '{decisions,rules,steps,scoring,modules,compile}/**/*.ts',
  '{begin,dice,facts,folds,game,imagine,knowledge,numbers,options,state,symbols}.ts',
];
/** Files the tests don't need are not copied. */
const UNTOUCHED = [
  'docs',
  'fixtures',
  '/data',
  ...['bots', 'catalogue', 'chance', 'cli', 'protocol', 'server', 'web'].map((name) => `packages/${name}`),
];
const IN_A_FILE = /\.ts(:\d+-\d+)?$/;
const NO_RULES = ['!**/*.test.ts', '!**/testing/**', '!**/data/**'];

function filesOf(parts: readonly string[]): readonly string[] {
  if (parts.length === 0) return RULES_CODE;
  return parts.map((part) => (IN_A_FILE.test(part) ? part : `${part}/**/*.ts`));
}

async function mutate(game: string, parts: readonly string[], workers: number, report: string | undefined): Promise<void> {
  const src = `packages/games/${game}/src`;
  if (!existsSync(src)) throw new Error(`there is no game ${game}`);
  process.env.MUTATED_GAME = game;
  const stryker = new Stryker({
    mutate: [...filesOf(parts).map((glob) => `${src}/${glob}`), ...NO_RULES],
    testRunner: 'ledger',
    plugins: ['./tools/mutate/runner.ts', './tools/mutate/our-mistakes.ts'],
    ignorers: [OUR_MISTAKES],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: workers,
    timeoutMS: 10_000,
    // Generous, because slow tests take far longer on a busy machine; endless loops are usually caught by their hit count.
    timeoutFactor: 10,
    disableTypeChecks: false,
    ignorePatterns: [...UNTOUCHED, 'packages/games/*', `!packages/games/${game}`],
    tempDirName: '.stryker-tmp',
    reporters: report === undefined ? ['progress-append-only'] : ['progress-append-only', 'json'],
    ...(report === undefined ? {} : { jsonReporter: { fileName: report } }),
    allowEmpty: false,
    cleanTempDir: 'always',
  });
  const mutants: readonly Mutant[] = await stryker.runMutationTest();
  for (const line of figures(mutants, src)) console.log(line);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' }, json: { type: 'string' } },
});
const [game, ...parts] = positionals;
if (game === undefined) console.log(USAGE);
else await mutate(game, parts, Number(values.workers), values.json);
