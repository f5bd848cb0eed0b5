import type { Merit } from '../../../table/contract.ts';
import { type Fact, NONE, type TajTelling, type View } from '../types.ts';
import { provinceName } from './names.ts';

/** Roads from the new palaces to free cities of provinces still to be visited: a chain can go on along them. */
export function roadsAhead(facts: readonly Fact[], view: View, { game, words, language }: TajTelling): Merit[] {
  const placed = facts.flatMap((fact) =>
    fact.type === 'palace-placed' || fact.type === 'crown-palace-placed' ? [fact.city] : [],
  );
  const reached = placed
    .flatMap((city) => game.cities[city]?.neighbours ?? [])
    .filter((city) => view.cities[city]?.palace === NONE)
    .map((city) => view.tileProvinces.indexOf(game.cities[city]?.province ?? NONE) + 1)
    .filter((visit) => visit > view.visit);
  return [
    { id: 'roads', kind: 'gain', amount: reached.length, text: words.merits.roads },
    ...[...new Set(reached)]
      .toSorted((one, other) => one - other)
      .map(
        (visit): Merit => ({
          id: `road ${visit}`,
          kind: 'name',
          amount: 1,
          text: () => words.merits.roadTo(provinceName(game, view.tileProvinces[visit - 1] ?? NONE, language)),
          why: words.visitNumber(visit),
          isDetail: true,
        }),
      ),
  ];
}
