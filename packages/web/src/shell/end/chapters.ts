import type { Fact } from '@durbar/engine';
import type { SeenMove } from '../../worker/news.ts';

/** The live facts of a game. */
export interface PlayedGame {
  readonly setUpFacts: readonly Fact[];
  readonly moves: readonly SeenMove[];
}

/** Where chapters end: the beginning, after each entry that closes one, and the end. */
export function chapterNumbers({ moves }: PlayedGame, closes: (facts: readonly Fact[]) => boolean): readonly number[] {
  const ends = moves.flatMap(({ facts }, index) => (closes(facts) ? [index + 1] : []));
  return [...new Set([0, ...ends, moves.length])].sort((a, b) => a - b);
}

export function allFacts({ setUpFacts, moves }: PlayedGame): readonly Fact[] {
  return [...setUpFacts, ...moves.flatMap(({ facts }) => facts)];
}
