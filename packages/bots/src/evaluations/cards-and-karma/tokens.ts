import { ADMINISTRATORS, AT, COINS, FAME, type Game, KARMA, type State, TOKENS, TRACK } from './names.ts';

/** The scoring track and the tokens beside it. */
export function measureTokens(game: Game, state: State, seat: number, row: Float64Array): void {
  const flips = (state.flips[2 * seat] as number) + (state.flips[2 * seat + 1] as number);
  const fame = state.tokens[seat * TOKENS + FAME] as number;
  const coins = state.tokens[seat * TOKENS + COINS] as number;
  const administrators = state.tokens[seat * TOKENS + ADMINISTRATORS] as number;
  row[AT.flips] = flips;
  row[AT['last-flip']] = flips >= TRACK - 1 ? 1 : 0;
  row[AT['all-flipped']] = flips >= TRACK ? 1 : 0;
  if (flips >= TRACK) row[AT.leftovers] = game.thresholds.valueOfFame * fame + game.thresholds.valueOfCoin * coins;
  else {
    row[AT.fame] = fame;
    row[AT.coins] = coins;
  }
  row[AT.karma] = state.tokens[seat * TOKENS + KARMA] as number;
  row[AT.administrators] = administrators;
  row[AT['second-administrator']] = administrators > 1 ? 1 : 0;
  row[AT['slot-to-come']] = (seat - state.start + game.players) % game.players > state.slot ? 1 : 0;
  row[AT['acts-to-come']] = state.bonusTurns[seat] as number;
}
