import { ADMINISTRATORS, COINS, FAME, KARMA, TOKENS } from '@durbar/cards-and-karma/vocabulary';
import { at } from '../../numbers.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';

/** Cards of the scoring track that have been turned over, from both ends. */
export function flipped({ flips }: State, seat: number): number {
  return at(flips, 2 * seat) + at(flips, 2 * seat + 1);
}

/** How many tokens of a kind a seat has. */
export function tokensOf({ tokens }: State, seat: number, token: number): number {
  return at(tokens, seat * TOKENS.length + token);
}

/** The scoring track and the tokens beside it. */
export function measureTokens(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const { players, track, valueOfFame, valueOfCoin } = tables;
  const flips = flipped(state, seat);
  const fame = tokensOf(state, seat, FAME);
  const coins = tokensOf(state, seat, COINS);
  const administrators = tokensOf(state, seat, ADMINISTRATORS);
  row[AT.flips] = flips;
  row[AT['last-flip']] = flips >= track - 1 ? 1 : 0;
  row[AT['all-flipped']] = flips >= track ? 1 : 0;
  if (flips >= track) row[AT.leftovers] = valueOfFame * fame + valueOfCoin * coins;
  else {
    row[AT.fame] = fame;
    row[AT.coins] = coins;
  }
  row[AT.karma] = tokensOf(state, seat, KARMA);
  row[AT.administrators] = administrators;
  row[AT['second-administrator']] = administrators > 1 ? 1 : 0;
  row[AT['slot-to-come']] = (seat - state.start + players) % players > state.slot ? 1 : 0;
  row[AT['acts-to-come']] = at(state.bonusTurns, seat);
}
