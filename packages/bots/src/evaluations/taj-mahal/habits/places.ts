import type { TajMahalChoice } from '@durbar/taj-mahal';
import { NONE } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { goodsOwned } from '../holdings.ts';
import type { Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** Palaces: where a bonus tile is, and where roads lead to own palaces or to free cities of later visits. */
export function inclineToPlaces(standpoint: Standpoint, choices: readonly TajMahalChoice[], into: Float64Array): void {
  const { strengths } = standpoint;
  for (let index = 0; index < choices.length; index++) {
    const choice = entry(choices, index);
    if (choice.type !== 'palace' && choice.type !== 'crown') continue;
    const { type, city } = choice;
    const worth = roadsFrom(standpoint, city);
    into[index] = worth + (type === 'crown' ? rowAt(strengths, AT['crown-first']) : bonusAt(standpoint, city));
  }
}

/** What the bonus tile of a city is worth. */
function bonusAt({ tables, state, seat, strengths }: Standpoint, city: number): number {
  const kind = at(state.bonusTiles, city);
  if (kind === NONE) return 0;
  const { points, cards, good } = entry(tables.bonuses, kind);
  if (points > 0) return points * rowAt(strengths, AT['bonus-points']);
  if (cards > 0) return cards * rowAt(strengths, AT['bonus-cards']);
  if (good === NONE) return 0;
  return (
    rowAt(strengths, AT['bonus-good']) + rowAt(strengths, AT['bonus-good-owned']) * at(goodsOwned(tables, state, seat), good)
  );
}

/** Roads within the province join nothing, and no palace will ever stand in a free city whose province was visited. */
function roadsFrom({ tables, state, seat, strengths }: Standpoint, city: number): number {
  let worth = 0;
  for (const neighbour of entry(tables.neighbours, city)) {
    const province = at(tables.provinceOf, neighbour);
    if (province === at(tables.provinceOf, city)) continue;
    const isOwn = state.palaces[neighbour] === seat || state.crownPalaces[neighbour] === seat;
    if (isOwn) worth += rowAt(strengths, AT['own-neighbour']);
    else if (state.palaces[neighbour] === NONE && state.tileProvinces.indexOf(province) >= state.visit)
      worth += rowAt(strengths, AT['free-neighbour']);
  }
  return worth;
}
