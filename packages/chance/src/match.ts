import { type AnyGame, applyEntry, defined, type Match, matchFrom, questionOf } from '@durbar/engine';
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
  return draw(match, seed).text;
}

/** Recomputes every answer of chance from live move `from` on, also those that were undone. */
export function verifyChance(
  { rules, setUpFacts, journal, snapshots }: Match,
  seed: Seed,
  commitment: string,
  from = 0,
): Verdict {
  const draws: CheckedDraw[] = [];
  const start = defined(snapshots[0], 'start of a match');
  let match = matchFrom(rules, { position: start.position, facts: setUpFacts });
  for (const entry of journal.entries) {
    const { length: number } = match.journal.live;
    if (entry.kind === 'move' && entry.by === 'chance' && number >= from) {
      const { text: drawn, outcomes } = draw(match, seed);
      draws.push({ number, logged: entry.text, drawn, outcomes });
    }
    match = applyEntry(match, entry);
  }
  return { promiseKept: commitmentOf(seed) === commitment, draws };
}

export function isFair({ promiseKept, draws }: Verdict): boolean {
  return promiseKept && draws.every(({ logged, drawn }) => logged === drawn);
}

function draw(match: Match, seed: Seed): { readonly text: string; readonly outcomes: number } {
  const { choices, weights = choices.map(() => 1) } = defined(questionOf(match), 'question of chance');
  const choice = defined(choices[chanceIndex(seed, match.journal.live.length, weights)], 'outcome');
  const { format }: AnyGame = match.rules.definition;
  return { text: format(match.rules.game, choice), outcomes: choices.length };
}
