import {
  applyEntries,
  applyEntry,
  defined,
  type Entry,
  isCorrection,
  liveCounts,
  type Match,
  type Move,
  questionOf,
  type RecordedDraw,
  type SharedChance,
  startOf,
} from '@durbar/engine';
import { chanceIndex } from './draw.ts';
import type { Seed } from './seed.ts';
import { isPromiseKept } from './shared.ts';

/** One chance answer: as recorded and as the seed gives it. */
export interface CheckedDraw {
  readonly number: number;
  readonly logged: string;
  readonly drawn: string;
  /** The number of possible outcomes; with one there was nothing to draw. */
  readonly outcomes: number;
}

export interface Verdict {
  /** Whether the seed matches the promise, and the hash of all shares if there are any. */
  readonly promiseKept: boolean;
  readonly draws: readonly CheckedDraw[];
  /** Chance answers that older rules asked for and the current rules can't redraw. */
  readonly unchecked: number;
}

/** The result of a check: everything matches, everything checkable matches, or something doesn't. */
export type Finding = 'fair' | 'partly-checked' | 'unfair';

/** The seed's answer to the pending chance question, as text. */
export function chanceText(match: Match, seed: Seed): string {
  const { choices, weights = choices.map(() => 1) } = defined(questionOf(match), 'question of chance');
  const choice = defined(choices[chanceIndex(seed, match.journal.live.length, weights)], 'outcome');
  return match.rules.definition.format(match.rules.game, choice);
}

/** Additional input for the check. */
export interface Checking {
  /** The first live move drawn from this seed. */
  readonly from?: number;
  /** Draws requested by older rules. */
  readonly older?: readonly RecordedDraw[];
  /** How the seed was made, if players contributed to it. */
  readonly shared?: SharedChance | undefined;
}

/** Recomputes every chance answer, including undone ones. */
export function verifyChance(match: Match, seed: Seed, commitment: string, checking: Checking = {}): Verdict {
  const { from = 0, older = [], shared } = checking;
  const known = [...older, ...drawsOf(match)].filter(({ number }) => number >= from);
  return {
    promiseKept: isPromiseKept({ commitment, seed, ...(shared ? { shared } : {}) }),
    draws: known.map((draw) => checked(draw, seed)),
    unchecked: drawsSince(match, from) - known.length,
  };
}

export function findingOf({ promiseKept, draws, unchecked }: Verdict): Finding {
  if (!promiseKept || draws.some(({ logged, drawn }) => logged !== drawn)) return 'unfair';
  return unchecked > 0 ? 'partly-checked' : 'fair';
}

function drawsSince({ journal }: Match, from: number): number {
  const entries = journal.entries.slice();
  const numbers = liveCounts(entries);
  return entries.filter((entry, index) => isDraw(entry) && (numbers[index] ?? 0) >= from).length;
}

/** The draws requested by the current rules: those since the last correction, none in a game that ended before it. */
function drawsOf(match: Match): readonly RecordedDraw[] {
  if (match.recorded) return [];
  const entries = match.journal.entries.slice();
  const first = entries.findLastIndex(isCorrection) + 1;
  const draws: RecordedDraw[] = [];
  let before = applyEntries(startOf(match), entries.slice(0, first));
  for (const entry of entries.slice(first)) {
    if (isDraw(entry)) draws.push(drawOf(before, entry.text));
    before = applyEntry(before, entry);
  }
  return draws;
}

function isDraw(entry: Entry): entry is Move {
  return entry.kind === 'move' && entry.by === 'chance';
}

function drawOf(match: Match, text: string): RecordedDraw {
  const { choices, weights = choices.map(() => 1) } = defined(questionOf(match), 'question of chance');
  const { definition, game } = match.rules;
  return { number: match.journal.live.length, text, texts: choices.map((choice) => definition.format(game, choice)), weights };
}

function checked({ number, text: logged, texts, weights }: RecordedDraw, seed: Seed): CheckedDraw {
  const drawn = defined(texts[chanceIndex(seed, number, weights)], 'outcome');
  return { number, logged, drawn, outcomes: texts.length };
}
