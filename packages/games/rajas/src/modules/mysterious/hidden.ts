import { defined, spell } from '@durbar/engine';
import { bitsAt, bitsOf, range } from '../../numbers.ts';
import { riverSpaces } from '../../spelling.ts';
import type { RajasState } from '../../state.ts';
import type { ModuleStates } from '../index.ts';
import type { Slice } from '../module.ts';

export interface MysteriousState {
  /** River spaces with a face-down tile, as bits of their index. Chance draws the tile when it is revealed. */
  hidden: number;
}

export interface MysteriousView {
  readonly hidden: readonly number[];
}

export function mysteriousOf(states: ModuleStates): MysteriousState {
  return defined(states.mysterious, 'mysterious waters');
}

export function isHidden({ modules }: RajasState, index: number): boolean {
  return (mysteriousOf(modules).hidden & (1 << index)) !== 0;
}

export const mysteriousSlice: Slice = {
  // GB2-MYST-01: every round space (GB2-MYST-02).
  begin: ({ river }, states) => {
    states.mysterious = { hidden: bitsAt(range(river.last - 1).map((i) => i + 1)) };
  },
  copy: (from, to) => {
    to.mysterious = { hidden: mysteriousOf(from).hidden };
  },
  view: (_game, states, _viewer, views) => {
    views.mysterious = { hidden: bitsOf(mysteriousOf(states).hidden) };
  },
  imagine: (_game, views, _random, states) => {
    states.mysterious = { hidden: bitsAt(defined(views.mysterious, 'view of the waters').hidden) };
  },
  spell: (game, spellings) => {
    spellings.mysterious = spell.object({ hidden: spell.bits(riverSpaces(game)) });
  },
};
