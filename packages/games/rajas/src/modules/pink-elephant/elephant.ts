import { defined, type Seat, spell } from '@durbar/engine';
import type { RajasGame, Reason, Space } from '../../game.ts';
import { at } from '../../numbers.ts';
import { whyNotEnter } from '../../rules/spaces.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { ModuleStates } from '../index.ts';
import type { Slice } from '../module.ts';

/** Everything here is public. */
export interface ElephantState {
  owner: Seat;
  /** The worker space it shares with its owner's worker; NONE while it is with its owner or on its starting place. */
  space: number;
  /** 1 if it changed hands this round (GB2-PINK-05). */
  changed: number;
  /** 1 while it lies flat because the worker beside it was lifted (GB2-PINK-17). */
  lying: number;
  /** Seats that used it this round, as bits. */
  used: number;
}

type Open = Pick<ModuleStates, 'pinkElephant'>;

export function elephantOf(states: Open): ElephantState {
  return defined(states.pinkElephant, 'pink elephant');
}

function copy(from: Open, to: Open): void {
  const { owner, space, changed, lying, used } = elephantOf(from);
  to.pinkElephant = { owner, space, changed, lying, used };
}

export const elephantSlice: Slice = {
  begin: (_game, states) => {
    // GB2-PINK-01.
    states.pinkElephant = { owner: NONE, space: NONE, changed: 0, lying: 0, used: 0 };
  },
  copy,
  view: (_game, states, _viewer, views) => copy(states, views),
  imagine: (_game, views, _random, states) => copy(views, states),
  spell: ({ players, spaces }, spellings) => {
    const flag = spell.mostly(0, spell.number);
    spellings.pinkElephant = spell.object({
      owner: spell.mostly(NONE, spell.seat(players)),
      space: spell.mostly(NONE, spell.named(spaces.map(({ id }) => id))),
      changed: flag,
      lying: flag,
      used: spell.seats(players),
    });
  },
};

/** GB2-PINK-05: a player who took it this round keeps it until the next. */
export function mayTake(state: RajasState, seat: Seat): boolean {
  const { owner, changed } = elephantOf(state.modules);
  return owner !== seat && changed === 0;
}

/** Why a player cannot use the elephant at all now. */
export function whyNotUse({ start, modules }: RajasState, seat: Seat): Reason | undefined {
  const { owner, used } = elephantOf(modules);
  if (owner !== seat) return { code: 'elephant-not-yours', rule: 'GB2-PINK-06' };
  if (start === seat) return { code: 'elephant-of-start-player', rule: 'GB2-PINK-11' };
  if (used & (1 << seat)) return { code: 'elephant-used', rule: 'GB2-PINK-10' };
  return undefined;
}

/**
 * GB2-PINK-06, GB2-PINK-08, GB2-PINK-09: spaces of the start player whose other conditions hold (GB2-PINK-14, GB2-PINK-18,
 * GB2-PINK-19, GB2-INT-42).
 */
export function joinableSpaces(game: RajasGame, state: RajasState, seat: Seat): Space[] {
  if (whyNotUse(state, seat)) return [];
  const start = 1 << state.start;
  return game.spaces.filter((space) => at(state.workers, space.index) & start && !whyNotEnter(game, state, seat, space));
}
