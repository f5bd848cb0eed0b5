import type { Seat } from '@durbar/engine';
import type { FrameOf, HandlersOf } from '../../frames.ts';
import type { RajasFrame } from '../index.ts';
import { festivalHandlers } from './festival.ts';
import { frontHandlers } from './front.ts';
import { giftHandlers } from './gifts.ts';
import { recolourHandlers } from './recolour.ts';

export type FestivalFrame =
  | { readonly kind: 'holi/lay-tile'; readonly tile: number }
  | { readonly kind: 'holi/festival' }
  | { readonly kind: 'holi/hand-over'; readonly seat: Seat; readonly tile: number };
export type FrontFrame =
  /** `colours`: the dice named so far, packed; `missing`: dice still to be named. */
  | { readonly kind: 'holi/replace-dice'; readonly seat: Seat; readonly colours: number; readonly missing: number }
  | { readonly kind: 'holi/roll'; readonly seat: Seat; readonly colour: number }
  /** `optional`: no die has been returned to make room. */
  | { readonly kind: 'holi/take-die'; readonly seat: Seat; readonly optional: boolean };
export type GiftFrame =
  | { readonly kind: 'holi/gift'; readonly seat: Seat; readonly tile: number; readonly place: number }
  | { readonly kind: 'holi/choose-gift'; readonly seat: Seat; readonly tile: number; readonly place: number }
  | { readonly kind: 'holi/choose-yield'; readonly seat: Seat; readonly colour: number }
  | { readonly kind: 'holi/draw-yield'; readonly seat: Seat; readonly colour: number };
/** A kind of die and the colour it may change to. */
export interface Recolour {
  readonly die: number;
  readonly colour: number;
}
export type RecolourFrame =
  /** `question`: the question to ask again afterwards. */
  | {
      readonly kind: 'holi/recolour';
      readonly seat: Seat;
      readonly question: RajasFrame;
      readonly recolours: readonly Recolour[];
    }
  /** `gain`: the gain to resolve when the player is done. */
  | { readonly kind: 'holi/pause'; readonly seat: Seat; readonly gain: FrameOf<'gain'> };

export type HoliFrame = FestivalFrame | FrontFrame | GiftFrame | RecolourFrame;

export const holiHandlers: HandlersOf<HoliFrame> = {
  ...festivalHandlers,
  ...frontHandlers,
  ...giftHandlers,
  ...recolourHandlers,
};
