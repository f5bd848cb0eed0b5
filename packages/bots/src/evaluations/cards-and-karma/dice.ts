import { KARMA, NONE } from '@durbar/cards-and-karma/vocabulary';
import { addAt, at, countBits, entry, zeros } from '../../numbers.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';
import { tokensOf } from './tokens.ts';

/** The dice in hand and what the grid offers for them. */
export function measureDice(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const hand = entry(state.hands, seat);
  const sums = zeros(tables.colours);
  let numbers = 0;
  let sum = 0;
  let best = 0;
  for (const die of hand) {
    const { dieColour } = entry(tables.cards, die);
    const number = at(state.numbers, die);
    addAt(sums, dieColour, number);
    best = Math.max(best, at(sums, dieColour));
    sum += number;
    numbers |= 1 << number;
  }
  row[AT.dice] = hand.length;
  row[AT['dice-sum']] = sum;
  row[AT['best-colour']] = best;
  row[AT['different-numbers']] = countBits(numbers);
  const karma = tokensOf(state, seat, KARMA);
  measureOffers(tables, state, sums, withKarma(numbers, karma), karma, row);
}

/** The numbers in reach when each karma changes a die by one. */
function withKarma(numbers: number, karma: number): number {
  let reached = numbers;
  for (let used = 0; used < karma; used++) reached |= (reached << 1) | (reached >> 1);
  return reached;
}

function measureOffers(
  tables: Tables,
  { grid }: State,
  sums: readonly number[],
  numbers: number,
  karma: number,
  row: Float64Array,
): void {
  for (const number of grid) {
    if (number === NONE) continue;
    const { kind, cost, costColour, buildings } = entry(tables.cards, number);
    if (kind === 'building' && at(sums, costColour) + karma >= cost)
      row[buildings.length > 1 ? AT['can-buy-two'] : AT['can-buy-one']] = 1;
    if (kind === 'ship' && (numbers & (1 << cost)) !== 0) row[AT['can-buy-ship']] = 1;
    if (kind === 'palace' && (numbers & (1 << cost)) !== 0) row[AT['can-buy-palace']] = 1;
  }
}
