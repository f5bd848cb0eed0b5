import type { Seat } from '@durbar/engine';
import type { RajasGame, RajasStep } from '../game.ts';
import { lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { yieldPlace } from './boards.ts';

/** Receives a single yield directly; the player orders several (RAJ-ORDER-05). */
export function nameYields(seat: Seat, due: number, step: RajasStep): void {
  if (due === 0) return;
  if (due & (due - 1)) step.next({ kind: 'yields', seat, due });
  else step.next({ kind: 'yield', seat, place: lowestBit(due) });
}

/** RAJ-YIELD-07, RAJ-YIELD-08. */
export function receiveYield(game: RajasGame, state: RajasState, seat: Seat, place: number, step: RajasStep): void {
  const { id, source } = yieldPlace(game, seat, place);
  step.fact({ type: 'yield-received', seat, place, id });
  step.next({ kind: 'gain', seat, gain: game.hooks.rules.yieldGain(game, state, seat, place).index, die: 0, source });
}
