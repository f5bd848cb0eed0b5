import { defined, type Seat, spell } from '@durbar/engine';
import { at, bitsAt, bitsOf } from '../../numbers.ts';
import { COLOUR_LETTERS, NONE } from '../../words.ts';
import type { ModuleStates } from '../index.ts';
import type { Slice } from '../module.ts';

/** Everything here is public. */
export interface RoadsState {
  /** Flags beside the board. */
  supply: number;
  /** Flags a player holds, by seat. */
  readonly held: number[];
  /** Flags received this turn, by seat (GB2-ROAD-08). */
  readonly fresh: number[];
  /** Cells with a planted flag, as bits, by seat. */
  readonly planted: number[];
  /** Colour of the die being rolled and not yet back in the supply; NONE if there is none. */
  rolling: number;
}

/** The same with flagged cells as a list. */
export interface RoadsView extends Omit<RoadsState, 'planted'> {
  readonly planted: readonly (readonly number[])[];
}

export function roadsOf(states: ModuleStates): RoadsState {
  return defined(states.roads, 'road board');
}

/** Whether a player has a flag from an earlier turn. */
export function hasUsableFlag(states: ModuleStates, seat: Seat): boolean {
  const { held, fresh } = roadsOf(states);
  return at(held, seat) > at(fresh, seat);
}

export function roadsSlice(flags: number): Slice {
  return {
    begin: ({ players }, states) => {
      const none = (): number[] => Array<number>(players).fill(0);
      states.roads = { supply: flags, held: none(), fresh: none(), planted: none(), rolling: NONE };
    },
    copy: (from, to) => {
      const { supply, held, fresh, planted, rolling } = roadsOf(from);
      to.roads = { supply, held: held.slice(), fresh: fresh.slice(), planted: planted.slice(), rolling };
    },
    view: (_game, states, _viewer, views) => {
      const { supply, held, fresh, planted, rolling } = roadsOf(states);
      views.roads = { supply, held: held.slice(), fresh: fresh.slice(), planted: planted.map(bitsOf), rolling };
    },
    imagine: (_game, views, _random, states) => {
      const { supply, held, fresh, planted, rolling } = defined(views.roads, 'view of the road board');
      states.roads = { supply, held: held.slice(), fresh: fresh.slice(), planted: planted.map(bitsAt), rolling };
    },
    spell: ({ players, grid }, spellings) => {
      const flags = spell.bySeat(players, spell.mostly(0, spell.number));
      spellings.roads = spell.object({
        supply: spell.number,
        held: flags,
        fresh: flags,
        planted: spell.bySeat(players, spell.bits(grid.cells)),
        rolling: spell.mostly(NONE, spell.named(COLOUR_LETTERS)),
      });
    },
  };
}
