import type { Seat } from '@durbar/engine';
import type { RajasGame, RajasStep } from '../game.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { WAITING, type WaitingPlace } from '../words.ts';

const PLACES: readonly WaitingPlace[] = ['fame', 'money', 'bridge'];

/** RAJ-WORKER-07. */
export function unplacedWorkers(state: RajasState, seat: Seat): number {
  return at(state.active, seat) - at(state.placed, seat);
}

/** Activates a worker; at the player's limit, the remaining ones are removed (RAJ-WORKER-04, RAJ-WORKER-08). */
export function winWorker(game: RajasGame, state: RajasState, seat: Seat, from: WaitingPlace, step: RajasStep): void {
  step.fact({ type: 'worker-won', seat, from });
  if (at(state.active, seat) < game.mostWorkers) return;
  for (const place of PLACES) {
    if (at(state.waiting, seat) & WAITING[place]) step.fact({ type: 'worker-removed', seat, from: place });
  }
}
