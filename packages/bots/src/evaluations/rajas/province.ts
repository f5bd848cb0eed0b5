import { AT, bitCount, EDGES, type Game, GOODS, NONE, type State } from './names.ts';

/** Tiles, markets, yields and room to build on. */
export function measureProvince(game: Game, state: State, seat: number, row: Float64Array): void {
  const cells = game.grid.cells.length;
  const sums = new Array<number>(GOODS).fill(0);
  const best = new Array<number>(GOODS).fill(0);
  let tiles = 0;
  for (let cell = 0; cell < cells; cell++) {
    const index = state.tiles[seat * cells + cell] as number;
    if (index === NONE) continue;
    tiles++;
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
  row[AT['open-cells']] = bitCount(openCells(game, state, seat));
}

/** How many more cells could be built on after a tile with these road ends is laid. */
export function cellsOpened(game: Game, state: State, seat: number, cell: number, ends: number): number {
  const before = openCells(game, state, seat);
  const empty = emptyCells(game, state, seat) & ~(1 << cell);
  return bitCount((before | ahead(game, (edge) => (ends & (1 << edge) ? 1 << cell : 0))) & empty) - bitCount(before);
}

/** The empty cells a road leads into, as bits. */
function openCells(game: Game, state: State, seat: number): number {
  const road = (edge: number) => (state.roads[seat * EDGES + edge] as number) & (state.joined[seat] as number);
  return ahead(game, road) & emptyCells(game, state, seat);
}

/** The cells that roads lead into; `road` tells the cells whose road leads over an edge. */
function ahead({ grid }: Game, road: (edge: number) => number): number {
  const { columns, notFirstColumn, notLastColumn } = grid;
  return (road(0) >> columns) | ((road(1) & notLastColumn) << 1) | (road(2) << columns) | ((road(3) & notFirstColumn) >> 1);
}

function emptyCells({ grid }: Game, state: State, seat: number): number {
  const cells = grid.cells.length;
  let empty = grid.buildable & ~(1 << grid.residence);
  for (let cell = 0; cell < cells; cell++) if (state.tiles[seat * cells + cell] !== NONE) empty &= ~(1 << cell);
  return empty;
}
