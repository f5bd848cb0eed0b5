import type { Seat } from '@durbar/engine';
import type { FoldsOf } from '../../folds.ts';
import { add } from '../../numbers.ts';
import { colourOf, dieOf } from '../../rules/dice.ts';
import { KINDS_OF_DICE, type TrackName } from '../../words.ts';
import { GONE, PENDING } from './places.ts';
import { changeColour } from './recoloured.ts';
import { holiOf } from './state.ts';

export type HoliFact =
  | { readonly type: 'holi/tile-laid'; readonly tile: number; readonly space: number; readonly back: number; readonly id: string }
  | {
      readonly type: 'holi/triggered';
      readonly seat: Seat;
      readonly tile: number;
      readonly track: number;
      readonly name: TrackName;
      readonly space: number;
    }
  /** `order`: from the last place to the first. */
  | { readonly type: 'holi/festival'; readonly seat: Seat; readonly tile: number; readonly order: readonly Seat[] }
  | { readonly type: 'holi/die-laid'; readonly seat: Seat; readonly colour: number; readonly value: number; readonly die: string }
  | { readonly type: 'holi/die-taken'; readonly seat: Seat; readonly kind: number; readonly die: string }
  | { readonly type: 'holi/dice-left'; readonly dice: readonly string[] }
  | { readonly type: 'holi/gift'; readonly seat: Seat; readonly place: number; readonly id: string }
  | { readonly type: 'holi/yield-chosen'; readonly seat: Seat; readonly place: number; readonly id: string }
  | { readonly type: 'holi/yield-drawn'; readonly seat: Seat; readonly tile: number; readonly id: string }
  | { readonly type: 'holi/tile-given'; readonly seat: Seat; readonly tile: number }
  | {
      readonly type: 'holi/recoloured';
      readonly seat: Seat;
      readonly kind: number;
      readonly colour: number;
      /** What it was and what it is. */
      readonly from: string;
      readonly to: string;
    };

export const holiFolds: FoldsOf<HoliFact> = {
  'holi/tile-laid': (_game, { modules }, { tile, back }) => {
    holiOf(modules).backs[tile] = back;
  },
  'holi/triggered': (_game, { modules }, { seat, tile, track }) => {
    const holi = holiOf(modules);
    holi.tiles[tile] = PENDING;
    holi.queue = [...holi.queue, { tile, track, activator: seat }];
  },
  'holi/festival': (_game, { modules }) => {
    const holi = holiOf(modules);
    holi.queue = holi.queue.slice(1);
  },
  'holi/die-laid': (_game, { supply, modules }, { colour, value }) => {
    const holi = holiOf(modules);
    add(supply, colour, -1);
    holi.dice = [...holi.dice, dieOf(colour, value)];
  },
  'holi/die-taken': (_game, state, { seat, kind }) => {
    const holi = holiOf(state.modules);
    holi.dice = holi.dice.toSpliced(holi.dice.indexOf(kind), 1);
    add(state.dice, seat * KINDS_OF_DICE + kind, 1);
  },
  'holi/dice-left': (_game, { supply, modules }) => {
    const holi = holiOf(modules);
    for (const die of holi.dice) add(supply, colourOf(die), 1);
    holi.dice = [];
  },
  'holi/gift': () => undefined,
  'holi/yield-chosen': () => undefined,
  'holi/yield-drawn': (_game, { modules }, { tile }) => add(holiOf(modules).piles, tile, -1),
  'holi/tile-given': (_game, { modules }, { seat, tile }) => {
    holiOf(modules).tiles[tile] = seat;
  },
  'holi/recoloured': (_game, state, { seat, kind, colour }) => {
    const holi = holiOf(state.modules);
    // GB2-HOLI-23.
    holi.tiles[holi.tiles.indexOf(seat)] = GONE;
    changeColour(state, seat, { die: kind, colour });
  },
};
