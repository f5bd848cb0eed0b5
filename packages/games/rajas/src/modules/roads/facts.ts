import type { Seat } from '@durbar/engine';
import type { FoldsOf } from '../../folds.ts';
import { add, at, changed } from '../../numbers.ts';
import { cellIndex, layTop } from '../../rules/province.ts';
import { NONE } from '../../words.ts';
import { roadsOf } from './flags.ts';

/** A flag of an earlier turn. */
export type RoadsSource = { readonly kind: 'roads/flag' };
export type RoadsEffect = 'flag';

export type RoadsFact =
  | { readonly type: 'roads/flag-taken'; readonly seat: Seat }
  | { readonly type: 'roads/rolled'; readonly seat: Seat; readonly value: number; readonly road: string }
  | { readonly type: 'roads/die-back'; readonly seat: Seat; readonly colour: number }
  /** The covered tile is pulled out, placed elsewhere and marked with a flag. */
  | {
      readonly type: 'roads/tile-relocated';
      readonly seat: Seat;
      readonly tile: number;
      readonly id: string;
      readonly from: number;
      readonly cell: number;
      readonly at: string;
      readonly rotation: number;
    };

export const roadsFolds: FoldsOf<RoadsFact> = {
  'roads/flag-taken': (_game, { modules }, { seat }) => {
    const roads = roadsOf(modules);
    roads.supply--;
    add(roads.held, seat, 1);
    add(roads.fresh, seat, 1);
  },
  'roads/rolled': () => undefined,
  'roads/die-back': (_game, { supply, modules }, { colour }) => {
    add(supply, colour, 1);
    roadsOf(modules).rolling = NONE;
  },
  'roads/tile-relocated': (game, state, { seat, tile, from, cell, rotation }) => {
    const { held, planted } = roadsOf(state.modules);
    state.covered = changed(state.covered, cellIndex(game, seat, from), NONE);
    layTop(game, state, seat, cell, tile, rotation);
    add(held, seat, -1);
    planted[seat] = at(planted, seat) | (1 << cell);
  },
};
