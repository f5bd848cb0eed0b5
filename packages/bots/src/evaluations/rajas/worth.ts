import { bestSale } from './sales.ts';
import type { GainNumbers, State, Tables } from './tables.ts';

/** Approximate value in fame; anything unlisted is worth as much as a palace action. */
const WORTH: Readonly<Record<string, number>> = { fame: 1, money: 0.5, dice: 1.2, karma: 0.8, upgrade: 1.5 };
const MONEY = 0.5;
const ACTION = 2.5;

/** About how much fame a gain is worth to a seat now. */
export function gainWorth(tables: Tables, state: State, seat: number, gain: GainNumbers | undefined): number {
  if (!gain) return 0;
  if (gain.kind === 'markets') return MONEY * bestSale(tables, state, seat, gain.goods, gain.max);
  const times = gain.counter ? Math.floor(gain.counter(state, seat) / gain.every) : 1;
  const worth = WORTH[gain.kind];
  return worth === undefined ? ACTION : worth * gain.amount * times;
}
