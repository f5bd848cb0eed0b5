import type { TajMahalChoice } from '@durbar/taj-mahal';
import { NONE } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import type { Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** Palaces: where a bonus tile is, and where roads lead to own palaces or to free cities. */
export function inclineToPlaces(standpoint: Standpoint, choices: readonly TajMahalChoice[], into: Float64Array): void {
  const { state, strengths } = standpoint;
  for (let index = 0; index < choices.length; index++) {
    const choice = entry(choices, index);
    if (choice.type !== 'palace' && choice.type !== 'crown') continue;
    const { type, city } = choice;
    let worth = roadsFrom(standpoint, city);
    if (type === 'crown') worth += rowAt(strengths, AT['crown-first']);
    else if (state.bonusTiles[city] !== NONE) worth += rowAt(strengths, AT['bonus-tile']);
    into[index] = worth;
  }
}

/** Roads within the province join nothing. */
function roadsFrom({ tables, state, seat, strengths }: Standpoint, city: number): number {
  let worth = 0;
  for (const neighbour of entry(tables.neighbours, city)) {
    if (at(tables.provinceOf, neighbour) === at(tables.provinceOf, city)) continue;
    const isOwn = state.palaces[neighbour] === seat || state.crownPalaces[neighbour] === seat;
    if (isOwn) worth += rowAt(strengths, AT['own-neighbour']);
    else if (state.palaces[neighbour] === NONE) worth += rowAt(strengths, AT['free-neighbour']);
  }
  return worth;
}
