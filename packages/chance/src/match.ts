import { applyEntry, defined, journalOf, type Match, questionOf, type RecordedDraw } from '@durbar/engine';
import { chanceIndex } from './draw.ts';
import { commitmentOf, type Seed } from './seed.ts';

/** One answer of chance: what the log says and what the seed says. */
export interface CheckedDraw {
  readonly number: number;
  readonly logged: string;
  readonly drawn: string;
  /** How many outcomes there were; with one there was nothing to draw. */
  readonly outcomes: number;
}

export interface Verdict {
  /** Whether the seed is the one that was promised. */
  readonly promiseKept: boolean;
  readonly draws: readonly CheckedDraw[];
}

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
}

/** Recomputes every answer of chance, also those that were undone. */
export function verifyChance(match: Match, seed: Seed, commitment: string, { from = 0, older = [] }: Checking = {}): Verdict {
  const draws = [...older, ...drawsOf(match)].filter(({ number }) => number >= from);
  return { promiseKept: commitmentOf(seed) === commitment, draws: draws.map((draw) => checked(draw, seed)) };
}

export function isFair({ promiseKept, draws }: Verdict): boolean {
  return promiseKept && draws.every(({ logged, drawn }) => logged === drawn);
}

/** The draws that today's rules asked for: since the last correction, and none in a game that ended before. */
function drawsOf(match: Match): readonly RecordedDraw[] {
  if (match.recorded) return [];
  const { entries } = match.journal;
  const first = entries.findLastIndex(({ kind }) => kind === 'correction') + 1;
  const draws: RecordedDraw[] = [];
  entries.slice(first).reduce(
    (before, entry) => {
      if (entry.kind === 'move' && entry.by === 'chance') draws.push(drawOf(before, entry.text));
      return applyEntry(before, entry);
    },
    underTodaysRules(match, first),
  );
  return draws;
}

/** The match before entry `first`: at its start or just corrected. What was before a correction need not fit today's states. */
function underTodaysRules({ rules, setUpFacts, journal, snapshots }: Match, first: number): Match {
  const entries = journal.entries.slice(0, first);
  const correction = entries.at(-1);
  const start =
    correction?.kind === 'correction'
      ? { number: correction.to, position: correction.position }
      : defined(snapshots[0], 'start of a match');
  return { rules, setUpFacts, journal: journalOf(entries), position: start.position, snapshots: [start] };
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
