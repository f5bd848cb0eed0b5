import { AT, type Game, NONE, type State } from './names.ts';
import { gainWorth } from './worth.ts';

const REACH = 3;

/** What the spaces just ahead of the boat would give. */
export function measureRiver(game: Game, state: State, seat: number, row: Float64Array): void {
  row[AT['river-ahead']] = bestLanding(game, state, seat, 1, REACH);
}

/** The worth of the best space that a journey of so many spaces can end on. */
export function bestLanding(game: Game, state: State, seat: number, least: number, most: number): number {
  const boat = state.boats[seat] as number;
  let best = 0;
  for (let steps = Math.max(least, 1); steps <= most; steps++) {
    const index = Math.min(boat + steps, game.river.last);
    best = Math.max(best, landingWorth(game, state, seat, index));
  }
  return best;
}

function landingWorth(game: Game, state: State, seat: number, index: number): number {
  const tile = state.riverTiles[index] ?? NONE;
  return gainWorth(game, state, seat, tile === NONE ? game.river.printed[index] : game.riverTiles[tile]?.gain);
}
