import { defined, type Seat } from '@durbar/engine';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { currentCities, type TajMahalState } from '../state.ts';

/**
 * The provinces that count for a player's palaces: the current one (TAJ-SCORE-10), then each other one with a palace connected to
 * one there (TAJ-SCORE-11 to TAJ-SCORE-17). None without a palace in the current province (TAJ-SCORE-18).
 */
export function connectedProvinces(game: TajMahalGame, state: TajMahalState, seat: Seat): number[] {
  // TAJ-SCORE-16: every palace in the current province is a start.
  const reached = currentCities(game, state).filter((city) => hasPalace(state, seat, city));
  const provinces: number[] = [];
  for (const city of reached) {
    const province = at(game.provinceOf, city);
    // TAJ-SCORE-15.
    if (!provinces.includes(province)) provinces.push(province);
    // TAJ-SCORE-12, TAJ-SCORE-13: by road, over the player's own palaces only.
    for (const neighbour of defined(game.neighbours[city], 'city')) {
      if (hasPalace(state, seat, neighbour) && !reached.includes(neighbour)) reached.push(neighbour);
    }
  }
  return provinces;
}

/** TAJ-SCORE-14, TAJ-SCORE-19: of two palaces in a city each serves its owner, with or without the crown. */
function hasPalace({ palaces, crownPalaces }: TajMahalState, seat: Seat, city: number): boolean {
  return palaces[city] === seat || crownPalaces[city] === seat;
}
