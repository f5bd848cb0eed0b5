import { defined, type Seat } from '@durbar/engine';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { currentCities, type TajMahalState } from '../state.ts';

/**
 * The provinces that count for a player's palaces: the current one, then each other one with a palace connected
 * to one there (TAJ-SCORE-10 to TAJ-SCORE-17). None without a palace in the current province.
 */
export function connectedProvinces(game: TajMahalGame, state: TajMahalState, seat: Seat): number[] {
  const reached = currentCities(game, state).filter((city) => hasPalace(state, seat, city));
  const provinces: number[] = [];
  for (const city of reached) {
    const province = at(game.provinceOf, city);
    if (!provinces.includes(province)) provinces.push(province);
    for (const neighbour of defined(game.neighbours[city], 'city')) {
      if (hasPalace(state, seat, neighbour) && !reached.includes(neighbour)) reached.push(neighbour);
    }
  }
  return provinces;
}

/** TAJ-SCORE-14: of two palaces in a city each serves its owner. */
function hasPalace({ palaces, crownPalaces }: TajMahalState, seat: Seat, city: number): boolean {
  return palaces[city] === seat || crownPalaces[city] === seat;
}
