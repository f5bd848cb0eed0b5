import { AT, BUILDING, type Game, KARMA, PALACE, SHIP, type State, TOKENS } from './names.ts';

/** The dice in hand and what the grid offers for them. */
export function measureDice(game: Game, state: State, seat: number, row: Float64Array): void {
  const hand = state.hands[seat] as readonly number[];
  const sums = new Array<number>(game.colourCount).fill(0);
  let numbers = 0;
  for (const die of hand) {
    const colour = game.dieColour[die] as number;
    const number = state.numbers[die] as number;
    sums[colour] = (sums[colour] as number) + number;
    numbers |= 1 << number;
  }
  row[AT.dice] = hand.length;
  row[AT['dice-sum']] = sums.reduce((total, sum) => total + sum, 0);
  row[AT['best-colour']] = Math.max(...sums);
  for (let rest = numbers; rest !== 0; rest &= rest - 1)
    row[AT['different-numbers']] = (row[AT['different-numbers']] as number) + 1;
  const karma = state.tokens[seat * TOKENS + KARMA] as number;
  measureOffers(game, state, sums, withKarma(numbers, karma), karma, row);
}

/** The numbers in reach when each karma changes a die by one. */
function withKarma(numbers: number, karma: number): number {
  let reached = numbers;
  for (let used = 0; used < karma; used++) reached |= (reached << 1) | (reached >> 1);
  return reached;
}

function measureOffers(
  game: Game,
  { grid }: State,
  sums: readonly number[],
  numbers: number,
  karma: number,
  row: Float64Array,
): void {
  for (let place = 0; place < grid.length; place++) {
    const card = grid[place] as number;
    if (card < 0) continue;
    const kind = game.kind[card] as number;
    const cost = game.cost[card] as number;
    if (kind === BUILDING && (sums[game.costColour[card] as number] as number) + karma >= cost)
      row[(game.buildings[card] as readonly number[]).length > 1 ? AT['can-buy-two'] : AT['can-buy-one']] = 1;
    if (kind === SHIP && (numbers & (1 << cost)) !== 0) row[AT['can-buy-ship']] = 1;
    if (kind === PALACE && (numbers & (1 << cost)) !== 0) row[AT['can-buy-palace']] = 1;
  }
}
