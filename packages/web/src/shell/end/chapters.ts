import type { Fact } from '@durbar/engine';
import type { History } from '../../worker/protocol.ts';

/** Where chapters end: the beginning, after each entry that closes one, and the end. */
export function chapterNumbers({ moves }: History, closes: (facts: readonly Fact[]) => boolean): readonly number[] {
  const ends = moves.flatMap(({ facts }, index) => (closes(facts) ? [index + 1] : []));
  return [...new Set([0, ...ends, moves.length])].sort((a, b) => a - b);
}

export function allFacts({ setUpFacts, moves }: History): readonly Fact[] {
  return [...setUpFacts, ...moves.flatMap(({ facts }) => facts)];
}
