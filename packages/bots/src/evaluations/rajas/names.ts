import type { rajas } from '@durbar/rajas';
import type { FrameOf, GameOf, StateOf } from '../../features.ts';
import { placesOf } from '../row.ts';

export type Game = GameOf<typeof rajas>;
export type State = StateOf<typeof rajas>;
export type Frame = FrameOf<typeof rajas>;

/** What a seat's prospects are judged by. */
export const NAMES = [
  'fame',
  'money',
  'nearly-there',
  'crossed',
  'overlap',
  'workers',
  'workers-to-place',
  'fame-to-worker',
  'money-to-worker',
  'bridge-to-worker',
  'karma',
  'karma-full',
  'dice',
  'dice-sum',
  'best-colour',
  'second-colour',
  'colours',
  'different-values',
  'low-dice',
  'levels',
  'boat',
  'tiles',
  'market-values',
  'best-good',
  'different-goods',
  'yields',
  'open-cells',
  'starts',
  'claims-start',
  'to-move',
  'cheap-tile',
  'rich-tile',
  'best-tile',
  'few-dice',
  'river-ahead',
  'pending-money',
  'pending-fame',
  'pending-karma',
  'pending-dice',
  'pending-upgrades',
  'pending-build',
  'pending-best-tile',
  'pending-overbuild',
  'pending-sail',
  'pending-landing',
  'pending-action',
  'pending-sale',
  'pending-tile-fame',
  'pending-tile-markets',
  'pending-tile-price',
  'pending-tile-yields',
  'pending-tile-open',
  'pending-die-cost',
  'pending-other',
  'pending-module',
] as const;
export const AT = placesOf(NAMES);

export const COLOURS = 4;
export const FACES = 6;
export const KINDS_OF_DICE = COLOURS * FACES;
export const BUILDINGS = 4;
export const EDGES = 4;
export const GOODS = 3;
export const NONE = -1;
/** The harbour takes dice up to this value. */
export const LOW = 3;
/** Where a worker waits until it is won, as bits. */
export const WAITING = { fame: 1, money: 2, bridge: 4 } as const;

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
