import type { Handler, Seat } from '@durbar/engine';
import type { RajasGame } from './game.ts';
import type { RajasChoice, RajasFact, RajasFrame, RajasSource } from './modules/index.ts';
import type { RajasState } from './state.ts';

/** A tile being acquired: from which stack, and whether it covers a tile (Master Builder). */
interface Acquiring {
  readonly seat: Seat;
  readonly over: boolean;
  readonly source: RajasSource;
}

/** Pending work of the core; each module adds its own kinds under its name. */
export type CoreFrame =
  | { readonly kind: 'reveal-tile'; readonly stack: number }
  | { readonly kind: 'find-start-player' }
  | { readonly kind: 'round' }
  | { readonly kind: 'cycle' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'turn-end'; readonly seat: Seat }
  | { readonly kind: 'cycle-end' }
  | { readonly kind: 'round-end' }
  | { readonly kind: 'pay-space'; readonly seat: Seat; readonly space: number }
  /** `die`: the value of the die paid for the action, 0 if none was. */
  /** One yield tile, as the variant in play means it. */
  | { readonly kind: 'yield-tile'; readonly seat: Seat; readonly source: RajasSource }
  | { readonly kind: 'gain'; readonly seat: Seat; readonly gain: number; readonly die: number; readonly source: RajasSource }
  | ({ readonly kind: 'pick-tile'; readonly optional: boolean } & Acquiring)
  | ({ readonly kind: 'choose-cell'; readonly stack: number } & Acquiring)
  | ({ readonly kind: 'pay-tile'; readonly stack: number; readonly cell: number; readonly rotation: number } & Acquiring)
  | ({ readonly kind: 'overpay'; readonly stack: number; readonly cell: number; readonly rotation: number } & Acquiring)
  /** `due`: the yield places the tile has connected, as bits. */
  | {
      readonly kind: 'score-tile';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: number;
      readonly money: number;
      readonly fame: number;
      readonly due: number;
      readonly overbuilt: boolean;
    }
  | { readonly kind: 'gain-fame'; readonly seat: Seat; readonly amount: number; readonly source: RajasSource }
  | {
      readonly kind: 'tile-done';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: number;
      readonly money: number;
      readonly fame: number;
      readonly overbuilt: boolean;
    }
  | { readonly kind: 'yields'; readonly seat: Seat; readonly due: number }
  | { readonly kind: 'yield'; readonly seat: Seat; readonly place: number }
  /** `due`, `taken`: dice by colour, packed (see rules/packed.ts); `any`: dice of free choice still to come. */
  | {
      readonly kind: 'take-dice';
      readonly seat: Seat;
      readonly due: number;
      readonly any: number;
      readonly taken: number;
      readonly optional: boolean;
      readonly source: RajasSource;
    }
  | { readonly kind: 'roll'; readonly seat: Seat; readonly colour: number }
  /** `named`: kinds of dice chosen so far, ascending. */
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly named: readonly number[] }
  | { readonly kind: 'reroll-die'; readonly seat: Seat; readonly die: number }
  /** `amounts`: the possible amounts of money, highest first. */
  | { readonly kind: 'score-markets'; readonly seat: Seat; readonly amounts: readonly number[]; readonly source: RajasSource }
  | {
      readonly kind: 'upgrade';
      readonly seat: Seat;
      readonly times: number;
      readonly late: boolean;
      readonly source: RajasSource;
    }
  | { readonly kind: 'sail'; readonly seat: Seat; readonly least: number; readonly most: number; readonly source: RajasSource }
  | { readonly kind: 'land'; readonly seat: Seat }
  | { readonly kind: 'palace-action'; readonly seat: Seat; readonly gain: number; readonly source: RajasSource }
  | { readonly kind: 'thresholds'; readonly seat: Seat; readonly track: number }
  | { readonly kind: 'draw-yield-tile'; readonly seat: Seat };

/** One handler for each kind of frame of a union. */
export type HandlersOf<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: Handler<RajasGame, RajasState, Extract<F, { kind: K }>, RajasChoice, RajasFrame, RajasFact>;
};
export type FrameOf<K extends CoreFrame['kind']> = Extract<CoreFrame, { kind: K }>;
