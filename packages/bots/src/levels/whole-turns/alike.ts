import { measureAll } from '../../evaluation.ts';
import type { Mind } from '../../mind.ts';
import type { WholeTurn } from './turns.ts';

/** Deduplicates turns that leave everyone with the same features and the same pending work. */
export function differentTurns<T extends WholeTurn>(mind: Mind, turns: readonly T[]): T[] {
  const known = new Set<string>();
  return turns.filter((turn) => {
    const likeness = likenessOf(mind, turn);
    if (known.has(likeness)) return false;
    known.add(likeness);
    return true;
  });
}

function likenessOf({ rules, evaluation }: Mind, { choices, facts, end }: WholeTurn): string {
  const numbers = Array.from(measureAll(rules, evaluation, end));
  return JSON.stringify([choices.map(({ type }) => type), facts.map(({ type }) => type), end.agenda, numbers]);
}
