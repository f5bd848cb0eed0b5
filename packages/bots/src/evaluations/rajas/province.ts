import { AT, bitCount, EDGES, type Game, GOODS, NONE, type State } from './names.ts';

/** Tiles, markets, yields and room to build on. */
export function measureProvince(game: Game, state: State, seat: number, row: Float64Array): void {
  const cells = game.grid.cells.length;
  const sums = new Array<number>(GOODS).fill(0);
  const best = new Array<number>(GOODS).fill(0);
  let tiles = 0;
  let filled = 1 << game.grid.residence;
  for (let cell = 0; cell < cells; cell++) {
    const index = state.tiles[seat * cells + cell] as number;
    if (index === NONE) continue;
    tiles++;
    filled |= 1 << cell;
    for (const { good, value } of game.tiles[index]?.markets ?? []) {
      sums[good] = (sums[good] as number) + value;
      best[good] = Math.max(best[good] as number, value);
    }
  }
  row[AT.tiles] = tiles;
  for (let good = 0; good < GOODS; good++) {
    row[AT['market-values']] = (row[AT['market-values']] as number) + (sums[good] as number);
    row[AT['different-goods']] = (row[AT['different-goods']] as number) + (best[good] as number);
  }
  row[AT['best-good']] = Math.max(...sums);
  row[AT.yields] = bitCount(state.connected[seat] as number);
  row[AT['open-cells']] = bitCount(openCells(game, state, seat) & ~filled);
}

/** The cells a road leads into, as bits. */
function openCells({ grid }: Game, state: State, seat: number): number {
  const road = (edge: number) => (state.roads[seat * EDGES + edge] as number) & (state.joined[seat] as number);
  const { columns, notFirstColumn, notLastColumn, buildable } = grid;
  const up = road(0) >> columns;
  const right = (road(1) & notLastColumn) << 1;
  const down = road(2) << columns;
  const left = (road(3) & notFirstColumn) >> 1;
  return (up | right | down | left) & buildable;
}
