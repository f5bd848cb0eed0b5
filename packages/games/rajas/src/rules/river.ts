import type { Seat } from '@durbar/engine';
import type { Gain, RajasGame, RajasStep } from '../game.ts';
import type { RajasSource } from '../modules/index.ts';
import { at, entry } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { NONE, WAITING } from '../words.ts';
import { winWorker } from './workers.ts';

/** Whether a boat of this seat may stop on a river space ahead. The last space always counts as free (RAJ-RIVER-11, RAJ-RIVER-06). */
export function isFree(game: RajasGame, state: RajasState, seat: Seat, index: number): boolean {
  if (index === game.river.last) return true;
  for (let other = 0; other < game.players; other++) if (at(state.boats, other) === index) return false;
  for (const veto of game.hooks.mayStop) if (veto(game, state, seat, index)) return false;
  return true;
}

/** The space reached by moving this many unoccupied spaces; NONE if the river is too short (RAJ-RIVER-05). */
export function spaceAhead(game: RajasGame, state: RajasState, seat: Seat, spaces: number): number {
  let left = spaces;
  for (let index = at(state.boats, seat) + 1; index <= game.river.last; index++) {
    if (isFree(game, state, seat, index)) left--;
    if (left === 0) return index;
  }
  return NONE;
}

/** The number of unoccupied spaces ahead, capped at `most` (RAJ-RIVER-12). */
export function spacesAhead(game: RajasGame, state: RajasState, seat: Seat, most: number): number {
  let count = 0;
  for (let index = at(state.boats, seat) + 1; index <= game.river.last && count < most; index++) {
    if (isFree(game, state, seat, index)) count++;
  }
  return count;
}

export function isAtRiverEnd(game: RajasGame, state: RajasState, seat: Seat): boolean {
  return at(state.boats, seat) === game.river.last;
}

/** The benefit of a river space: its tile's or the printed one (RAJ-GANGA-06). */
export function benefitOf(game: RajasGame, state: RajasState, index: number): Gain | undefined {
  const tile = at(state.riverTiles, index);
  return tile === NONE ? game.river.printed[index] : entry(game.riverTiles, tile).gain;
}

/** Moves the boat; the bridge's worker comes before the benefit (RAJ-RIVER-14, RAJ-PALACE-21). */
export function moveBoat(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  spaces: number,
  source: RajasSource,
  step: RajasStep,
): void {
  const from = at(state.boats, seat);
  const to = spaceAhead(game, state, seat, spaces);
  step.fact({ type: 'boat-moved', seat, from, to, source });
  // RAJ-RIVER-13, RAJ-WORKER-03.
  if (to > game.river.bridgeAfter && at(state.waiting, seat) & WAITING.bridge) winWorker(game, state, seat, 'bridge', step);
  step.next({ kind: 'land', seat });
}

/** RAJ-RIVER-07: the benefit of the boat's space (RAJ-RIVER-08). */
export function landOnSpace(game: RajasGame, state: RajasState, seat: Seat, step: RajasStep): void {
  const index = at(state.boats, seat);
  const gain = benefitOf(game, state, index);
  if (gain) step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source: entry(game.river.sources, index) });
}
