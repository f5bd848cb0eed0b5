import { ADMINISTRATORS, COINS, FAME } from '@durbar/cards-and-karma/vocabulary';
import { rowAt } from '../../../numbers.ts';
import { flipped, tokensOf } from '../tokens.ts';
import { changing, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

export function worthOfFame(standpoint: Standpoint, gained: number): number {
  const { tables, state, seat } = standpoint;
  const flips = Math.floor((tokensOf(state, seat, FAME) + gained) / tables.thresholds.famePerFlip);
  return gained * changing(standpoint, AT.fame, AT['fame-late']) + worthOfFlips(standpoint, flips);
}

export function worthOfCoins(standpoint: Standpoint, gained: number): number {
  const { tables, state, seat } = standpoint;
  const flips = Math.floor((tokensOf(state, seat, COINS) + gained) / tables.thresholds.coinsPerFlip);
  return gained * changing(standpoint, AT.coin, AT['coin-late']) + worthOfFlips(standpoint, flips);
}

/** A flip brings its bonus, the last one the victory. */
function worthOfFlips(standpoint: Standpoint, flips: number): number {
  const { tables, state, seat, strengths } = standpoint;
  const left = tables.track - flipped(state, seat);
  if (flips === 0 || left === 0) return 0;
  const worth = Math.min(flips, left) * changing(standpoint, AT.flip, AT['flip-late']);
  return flips < left ? worth : worth + rowAt(strengths, AT['last-flip']);
}

/** The third karma is an administrator. */
export function worthOfKarma(standpoint: Standpoint, gained: number): number {
  const { tables, karma } = standpoint;
  const worth = gained * changing(standpoint, AT.karma, AT['karma-late']);
  return karma + gained < tables.thresholds.karmaPerAdministrator ? worth : worth + worthOfAdministrators(standpoint, 1);
}

/** The third administrator is exchanged for fame, with the other two. */
export function worthOfAdministrators(standpoint: Standpoint, gained: number): number {
  const { tables, state, seat, strengths } = standpoint;
  const worth = gained * changing(standpoint, AT.administrator, AT['administrator-late']);
  if (tokensOf(state, seat, ADMINISTRATORS) + gained < tables.thresholds.administratorsPerExchange) return worth;
  return worth + rowAt(strengths, AT.exchange) + worthOfFame(standpoint, tables.thresholds.famePerExchange);
}
