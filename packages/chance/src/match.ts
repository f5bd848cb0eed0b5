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

/** One answer of chance: what the log says and what the seed says. */
export interface CheckedDraw {
  readonly number: number;
  readonly logged: string;
  readonly drawn: string;
  /** How many outcomes there were; with one there was nothing to draw. */
  readonly outcomes: number;
}

export interface Verdict {
  /** Whether the seed is the one that was promised, and the hash of all shares if there are any. */
  readonly promiseKept: boolean;
  readonly draws: readonly CheckedDraw[];
  /** Answers of chance that older rules asked for and today's cannot draw again. */
  readonly unchecked: number;
}

/** What a check found: everything fits, what could be checked fits, or something does not fit. */
export type Finding = 'fair' | 'partly-checked' | 'unfair';

/** The text of the answer that the seed gives to the pending question of chance. */
export function chanceText(match: Match, seed: Seed): string {
  const { choices, weights = choices.map(() => 1) } = defined(questionOf(match), 'question of chance');
  const choice = defined(choices[chanceIndex(seed, match.journal.live.length, weights)], 'outcome');
  return match.rules.definition.format(match.rules.game, choice);
}

/** What else is known of the match to be checked. */
export interface Checking {
  /** The first live move that the seed answers for. */
  readonly from?: number;
  /** The draws that older rules asked for. */
  readonly older?: readonly RecordedDraw[];
  /** How the seed came about, if the players had a part in it. */
  readonly shared?: SharedChance | undefined;
}

/** Recomputes every answer of chance, also those that were undone. */
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

function drawsSince({ journal: { entries } }: Match, from: number): number {
  const numbers = liveCounts(entries);
  return entries.filter((entry, index) => isDraw(entry) && (numbers[index] ?? 0) >= from).length;
}

/** The draws that today's rules asked for: since the last correction, and none in a game that ended before. */
function drawsOf(match: Match): readonly RecordedDraw[] {
  if (match.recorded) return [];
  const { entries } = match.journal;
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
