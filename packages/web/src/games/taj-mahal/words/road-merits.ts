import type { Merit } from '../../../table/contract.ts';
import { type Fact, NONE, type TajTelling, type View } from '../types.ts';

/** Roads from the new palaces to free cities of provinces still to be visited: a chain can go on along them. */
export function roadsAhead(facts: readonly Fact[], view: View, { game, words }: TajTelling): Merit {
  const placed = facts.flatMap((fact) =>
    fact.type === 'palace-placed' || fact.type === 'crown-palace-placed' ? [fact.city] : [],
  );
  const toCome = new Set(view.tileProvinces.slice(view.visit));
  const isOpen = (city: number): boolean => toCome.has(game.cities[city]?.province ?? NONE) && view.cities[city]?.palace === NONE;
  const amount = placed.flatMap((city) => game.cities[city]?.neighbours ?? []).filter(isOpen).length;
  return { id: 'roads', kind: 'gain', amount, text: words.merits.roads };
}
