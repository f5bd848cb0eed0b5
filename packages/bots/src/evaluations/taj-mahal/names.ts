import type { tajMahal } from '@durbar/taj-mahal';
import type { FrameOf, GameOf, StateOf } from '../../features.ts';
import { placesOf } from '../row.ts';

export type Game = GameOf<typeof tajMahal>;
export type State = StateOf<typeof tajMahal>;
export type Frame = FrameOf<typeof tajMahal>;

/** What a seat's prospects are judged by. */
export const NAMES = [
  'points',
  'colour-cards',
  'white-cards',
  'special-cards',
  'longest-colour',
  'second-colour',
  'elephant-symbols',
  'mogul-symbols',
  'tokens',
  'token-pairs',
  'goods',
  'goods-to-come',
  'network',
  'reach-to-come',
  'next-reach',
  'is-in',
  'to-move',
  'playable-cards',
  'cards-played',
  'token-leads',
  'pair-leads',
  'crown-lead',
  'tile-lead-points',
  'palace-lead-points',
  'lead-margin',
  'contested',
  'alone',
  'pending-palaces',
  'pending-points',
] as const;
export const AT = placesOf(NAMES);

export const TOKENS = 4;
export const SYMBOLS = 6;
export const MOGUL = 4;
export const ELEPHANT = 5;
export const GOODS = 4;
/** No seat, no colour. */
export const NONE = -1;
