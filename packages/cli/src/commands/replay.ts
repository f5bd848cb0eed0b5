import { olderDraws, openGame } from '@durbar/catalogue';
import { type Finding, findingOf, isRevealed, verifyChance } from '@durbar/chance';
import {
  type AnySavedGame,
  type ChanceShare,
  type Fairness,
  isOver,
  liveMoves,
  type Match,
  type Move,
  matchAt,
  parseSavedGame,
  type RecordedDraw,
  type ReplayFault,
  standingsOf,
} from '@durbar/engine';
import { numbered } from '../lists.ts';
import { printJson } from '../output.ts';
import { parseCommand, readJson, UsageError, wholeNumber } from '../usage.ts';

export async function runReplay(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    to: { type: 'string' },
    verify: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const saved = parseSavedGame(readJson(positionals[0]));
  if (!saved.ok) return refuse(saved.fault);
  const opened = await openGame(saved.value);
  if (!opened.ok) return refuse(opened.fault);
  const { length } = opened.value.journal.live;
  const to = wholeNumber('to', values.to, length);
  const match = to < length ? matchAt(opened.value, to) : opened.value;
  const older = values.verify ? await olderDraws(saved.value) : undefined;
  if (older && !older.ok) return refuse(older.fault);
  const verdict = older && verdictOn(saved.value, opened.value, older.value);
  if (values.json) printJson({ ...replayReport(saved.value, match), ...(verdict ? { chance: verdict } : {}) });
  else {
    printLog(match);
    if (verdict) printVerdict(verdict);
  }
  return verdict?.finding === 'unfair' ? 1 : 0;
}

interface ChanceReport {
  readonly finding: Finding;
  readonly promiseKept: boolean;
  /** Chance answers recomputed. */
  readonly draws: number;
  /** Chance answers by older rules, which can't be recomputed. */
  readonly unchecked: number;
  /** Entries, counted from 1, that contradict the seed. */
  readonly differing: readonly number[];
  /** Seats, counted from 1, whose clients contributed to the seed, and those that promised a share but didn't reveal it. */
  readonly shares: { readonly added: readonly number[]; readonly missing: readonly number[] };
}

/** Recomputes every roll and draw of the whole game from the promised seed. */
function verdictOn({ fairness }: AnySavedGame, match: Match, older: readonly RecordedDraw[]): ChanceReport {
  if (!fairness?.seed) throw new UsageError('this game has no seed, so its luck can’t be verified');
  const verdict = verifyChance(match, fairness.seed, fairness.commitment, { older, shared: fairness.shared });
  const differing = verdict.draws.filter(({ logged, drawn }) => logged !== drawn).map(({ number }) => number + 1);
  const { promiseKept, draws, unchecked } = verdict;
  return { finding: findingOf(verdict), promiseKept, draws: draws.length, unchecked, differing, shares: seatsIn(fairness) };
}

function seatsIn({ shared }: Fairness): ChanceReport['shares'] {
  const shares = shared?.shares ?? [];
  const numbered = (some: readonly ChanceShare[]): number[] => some.map(({ seat }) => seat + 1);
  return { added: numbered(shares.filter(isRevealed)), missing: numbered(shares.filter((share) => !isRevealed(share))) };
}

function printVerdict({ finding, promiseKept, draws, unchecked, differing, shares }: ChanceReport): void {
  if (!promiseKept) console.log('The seed doesn’t match the fingerprint.');
  if (shares.added.length > 0) console.log(`Contributed to the seed: ${numbered('seat', 'seats', shares.added)}.`);
  if (shares.missing.length > 0)
    console.log(`Promised a share but didn’t reveal it: ${numbered('seat', 'seats', shares.missing)}.`);
  if (differing.length > 0) console.log(`The seed gives a different result at ${numbered('entry', 'entries', differing)}.`);
  if (finding === 'fair') console.log(`All ${draws} draws follow from the promised seed.`);
  if (finding === 'partly-checked') console.log(`${draws} draws follow from the promised seed.`);
  if (unchecked > 0) console.log(`${unchecked} were made under older rules and can’t be checked.`);
}

function refuse(fault: ReplayFault): number {
  console.error(`durbar: ${fault.message}`);
  if ('faults' in fault) for (const { path, reason } of fault.faults) console.error(`  ${path}: ${reason}`);
  return 1;
}

function replayReport({ game, players, options, edition }: AnySavedGame, match: Match) {
  const { position, journal } = match;
  const finished = isOver(position);
  const standings = standingsOf(match);
  return { game, players, options, edition, entries: journal.live.length, finished, standings };
}

function printLog(match: Match): void {
  for (const [index, entry] of liveMoves(match.journal).entries()) console.log(entryText(index + 1, entry));
  const heading = isOver(match.position) ? 'Result' : 'Standings so far';
  console.log(heading);
  for (const { seat, rank, score } of standingsOf(match)) {
    console.log(`  rank ${rank}: seat ${seat + 1} with ${score}`);
  }
}

function entryText(number: number, { by, text, facts }: Move): string {
  const who = by === 'chance' ? 'chance' : `seat ${by + 1}`;
  const happened = facts.map(({ type, ...rest }) => {
    const values = Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
    return `       ${[type, ...values].join(', ')}`;
  });
  return [`${String(number).padStart(5)}. ${who}: ${text}`, ...happened].join('\n');
}
