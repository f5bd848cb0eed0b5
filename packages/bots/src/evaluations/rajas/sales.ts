import { type Game, GOODS, NONE, type State } from './names.ts';

const DIFFERENT_GOODS = -2;

/** The money that the best sale brings: of one good (NONE and below: of whichever) at most `max` markets, or one of each. */
export function bestSale(game: Game, state: State, seat: number, goods: number, max: number): number {
  const values = marketsByGood(game, state, seat);
  if (goods === DIFFERENT_GOODS) return values.reduce((sum, [first = 0]) => sum + first, 0);
  const sums = values.map((ofGood) => ofGood.slice(0, max).reduce((sum, value) => sum + value, 0));
  return goods >= 0 ? (sums[goods] ?? 0) : Math.max(...sums);
}

/** The values of all markets, highest first. */
function marketsByGood(game: Game, state: State, seat: number): number[][] {
  const values: number[][] = Array.from({ length: GOODS }, () => []);
  const cells = game.grid.cells.length;
  for (let cell = 0; cell < cells; cell++) {
    const index = state.tiles[seat * cells + cell] as number;
    if (index === NONE) continue;
    for (const { good, value } of game.tiles[index]?.markets ?? []) values[good]?.push(value);
  }
  for (const ofGood of values) ofGood.sort((a, b) => b - a);
  return values;
}
