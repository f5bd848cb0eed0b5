import { AT, BUILDINGS, COLOURS, FACES, type Game, KINDS_OF_DICE, NONE, type State } from './names.ts';

/** Tiles with at least so much on them are worth waiting for. */
const RICH = 4;

/** The open tiles that the dice could pay for. */
export function measureOffers(game: Game, state: State, seat: number, row: Float64Array): void {
  const purse = purseOf(state, seat);
  for (const top of state.tops) {
    const tile = tileAt(game, top);
    if (!tile || !canPay(tile, purse)) continue;
    let features = 2 * tile.buildings.length;
    for (const { value } of tile.markets) features += value;
    row[features >= RICH ? AT['rich-tile'] : AT['cheap-tile']] = 1;
    row[AT['best-tile']] = Math.max(row[AT['best-tile']] as number, tileWorth(state, seat, tile));
  }
}

/** What the best tile brings that the dice could pay for now. */
export function bestTile(game: Game, state: State, seat: number): number {
  const purse = purseOf(state, seat);
  let best = 0;
  for (const top of state.tops) {
    const tile = tileAt(game, top);
    if (tile && canPay(tile, purse)) best = Math.max(best, tileWorth(state, seat, tile));
  }
  return best;
}

type Tile = Game['tiles'][number];

function tileAt(game: Game, top: number): Tile | undefined {
  return top === NONE ? undefined : game.tiles[top];
}

/** Fame at once, and markets, which pay at once and again whenever they sell. */
function tileWorth(state: State, seat: number, { buildings, markets }: Tile): number {
  let worth = 0;
  for (const kind of buildings) worth += state.levels[seat * BUILDINGS + kind] as number;
  for (const { value } of markets) worth += value;
  return worth;
}

/** The sum and the number of dice of each colour. */
interface Purse {
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

function purseOf(state: State, seat: number): Purse {
  const sums = new Array<number>(COLOURS).fill(0);
  const counts = new Array<number>(COLOURS).fill(0);
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    const count = state.dice[seat * KINDS_OF_DICE + die] as number;
    const colour = Math.floor(die / FACES);
    sums[colour] = (sums[colour] as number) + count * ((die % FACES) + 1);
    counts[colour] = (counts[colour] as number) + count;
  }
  return { sums, counts };
}

/** A price below 0 is a number of dice. */
function canPay({ colour, price }: Tile, { sums, counts }: Purse): boolean {
  return price > 0 ? (sums[colour] as number) >= price : (counts[colour] as number) >= -price;
}
