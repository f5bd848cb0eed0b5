import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openGame } from '@durbar/catalogue';
import {
  fail,
  isOver,
  type Match,
  matchAt,
  ok,
  type Position,
  type ProblemReport,
  parseReport,
  positionText,
  questionFor,
  type Result,
  type Rules,
  saveAgain,
  seededRandom,
  standingsOf,
} from '@durbar/engine';
import { gameNamed, parseCommand, readJson, rulesOrUsageError, UsageError } from '../usage.ts';
import { ROOT } from './ledgers.ts';

export const REPORT_HELP = `report FILE [--keep NAME]
    replays a problem report: whether this version shows the same view and choices, and the position in one line;
    --keep turns it into a fixture for the tests: the game or, from an online table, a position that matches the view`;

/** A reopened report: the game so far, or a position matching the view. */
interface Reopened {
  readonly rules: Rules;
  readonly position: Position<unknown>;
  readonly match?: Match;
}

const NAME = /^[a-z0-9][a-z0-9-]{2,60}$/;

export async function runReport(args: readonly string[], root = ROOT): Promise<number> {
  const { values, positionals } = parseCommand(args, { keep: { type: 'string' } });
  const { keep } = values;
  if (keep !== undefined && !NAME.test(keep))
    throw new UsageError('--keep takes a name of lower-case letters, digits and hyphens');
  const report = parseReport(readJson(positionals[0]));
  if (!report.ok) return refuse('This is not a problem report.', report.fault);
  const reopened = await reopen(report.value);
  if (!reopened.ok) return refuse(reopened.fault);
  print(report.value, reopened.value);
  if (keep !== undefined) console.log(`kept as ${keepAs(root, keep, reopened.value)}`);
  return 0;
}

async function reopen({ game, rulesVersion, setUp, saved, number, view }: ProblemReport): Promise<Result<Reopened, string>> {
  if (saved) {
    const opened = await openGame(saved);
    if (!opened.ok) return fail(opened.fault.message);
    const { length } = opened.value.journal.live;
    const match = number < length ? matchAt(opened.value, number) : opened.value;
    return ok({ rules: match.rules, position: match.position, match });
  }
  const definition = await gameNamed(game);
  if (definition.rulesVersion !== rulesVersion)
    return fail(`The rules of ${definition.title} are at version ${definition.rulesVersion}, not ${rulesVersion}.`);
  const rules = rulesOrUsageError(definition, setUp);
  return ok({ rules, position: definition.imagine(rules.game, view, seededRandom('report')) });
}

function print(report: ProblemReport, { rules, position }: Reopened): void {
  const { client, viewer, number, text, refusal, errors } = report;
  const { definition, game, setUp } = rules;
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer + 1}`;
  const { width, height } = client.window;
  console.log(`${definition.title}, ${setUp.players} players, seen by ${who} after ${number} moves`);
  console.log(
    `version ${client.version} ${client.commit ?? ''}, ${client.language}, ${client.theme}, ${width}×${height}, ${client.agent}`,
  );
  if (text !== '') console.log(`“${text}”`);
  if (refusal !== undefined) console.log(`last refusal: ${refusal}`);
  for (const error of errors) console.log(`error: ${error}`);
  const isSame = isDeepStrictEqual(plainOf(definition.viewFor(game, position, viewer)), plainOf(report.view));
  console.log(isSame ? 'This version shows the same view.' : 'This version shows a different view.');
  const choices = choicesHere(rules, position, report);
  const isSameChoice = isDeepStrictEqual(choices, report.question?.choices ?? []);
  console.log(isSameChoice ? 'It offers the same choices.' : `It offers other choices: ${choices.join(' · ')}`);
  console.log(positionText(rules, position));
}

function choicesHere(rules: Rules, position: Position<unknown>, { viewer }: ProblemReport): readonly string[] {
  return questionFor(rules, position, viewer)?.choices.map(({ text }) => text) ?? [];
}

/** As stored in a file. */
function plainOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Writes a fixture below the root and returns its path. */
function keepAs(root: string, name: string, { rules, position, match }: Reopened): string {
  if (!match) return write(root, `fixtures/positions/${name}.txt`, `${positionText(rules, position)}\n`);
  const kind = isOver(position) ? 'games' : 'running';
  const path = write(root, `fixtures/${kind}/${name}.json`, JSON.stringify(saveAgain(match, {})));
  const file = join(root, 'fixtures/expected.json');
  const expected = JSON.parse(readFileSync(file, 'utf8'));
  expected[kind][name] = { entries: match.journal.live.length, standings: standingsOf(match) };
  writeFileSync(file, `${JSON.stringify(expected, undefined, 1)}\n`);
  return path;
}

function write(root: string, path: string, text: string): string {
  const file = join(root, path);
  if (existsSync(file)) throw new UsageError(`${path} already exists`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return path;
}

function refuse(message: string, faults: readonly { readonly path: string; readonly reason: string }[] = []): number {
  console.error(`durbar: ${message}`);
  for (const { path, reason } of faults) console.error(`  ${path}: ${reason}`);
  return 1;
}
