import type { Fact } from './position.ts';

/** How each fact of a union changes the state. */
export type Folds<G, S, E extends Fact> = {
  readonly [T in E['type']]: (game: G, state: S, fact: Extract<E, { type: T }>) => void;
};

/** One fold for all facts of a game. A map finds the right one faster than it is found among the properties of a large object. */
export function foldByType<G, S, E extends Fact>(folds: Folds<G, S, E>): (game: G, state: S, fact: E) => void {
  const byType = new Map<string, unknown>(Object.entries(folds));
  return (game, state, fact) => (byType.get(fact.type) as (game: G, state: S, fact: E) => void)(game, state, fact);
}
