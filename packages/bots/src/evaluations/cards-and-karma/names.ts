import type { cardsAndKarma } from '@durbar/cards-and-karma';
import type { FrameOf, GameOf, StateOf } from '../../features.ts';
import { placesOf } from '../row.ts';

export type Game = GameOf<typeof cardsAndKarma>;
export type State = StateOf<typeof cardsAndKarma>;
export type Frame = FrameOf<typeof cardsAndKarma>;

/** What a seat's prospects are judged by. */
export const NAMES = [
  'flips',
  'last-flip',
  'all-flipped',
  'leftovers',
  'fame',
  'coins',
  'karma',
  'administrators',
  'second-administrator',
  'dice',
  'dice-sum',
  'best-colour',
  'different-numbers',
  'can-buy-one',
  'can-buy-two',
  'can-buy-ship',
  'can-buy-palace',
  'buildings',
  'building-pair',
  'building-kinds',
  'goods',
  'goods-value',
  'goods-pair-value',
  'goods-kinds-value',
  'ships',
  'second-ship',
  'ship-room',
  'slot-to-come',
  'acts-to-come',
  'may-use-administrator',
  'bonuses-waiting',
  'pending-fame',
  'pending-coins',
  'pending-karma',
  'pending-dice',
  'pending-cards',
  'pending-ship',
  'pending-building-match',
  'pending-cost',
  'pending-payment',
] as const;
export const AT = placesOf(NAMES);

export const FAME = 0;
export const COINS = 1;
export const KARMA = 2;
export const ADMINISTRATORS = 3;
export const TOKENS = 4;
export const BUILDING = 0;
export const SHIP = 1;
export const PALACE = 3;
export const TRACK = 6;
/** Building types and goods types. */
export const TYPES = 3;
