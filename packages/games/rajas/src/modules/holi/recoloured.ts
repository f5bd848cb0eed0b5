import type { Seat } from '@durbar/engine';
import type { RajasStep } from '../../game.ts';
import { dieOf } from '../../rules/dice.ts';
import type { RajasState } from '../../state.ts';
import type { RajasSource } from '../index.ts';
import { holiOf } from './state.ts';

/** Of dice that look alike the recoloured one goes first; below 0 if there is none. */
export function recolouredIndex({ modules }: RajasState, seat: Seat, die: number): number {
  return holiOf(modules).recoloured.findIndex((one) => one.seat === seat && one.die === die);
}

interface LeavingDie {
  readonly seat: Seat;
  readonly colour: number;
  readonly value: number;
  readonly source?: RajasSource;
}

/** GB2-HOLI-22: a die that leaves Kali goes back to the supply as what it is. */
export function fadeColour(state: RajasState, { seat, colour, value, source }: LeavingDie, step: RajasStep): void {
  const kind = dieOf(colour, value);
  const die = holiOf(state.modules).recoloured[recolouredIndex(state, seat, kind)];
  if (die) step.fact({ type: 'holi/colour-faded', seat, kind, own: die.own, ...(source && { source }) });
}

/** A die rolled again keeps the colour it shows. */
export function keepColour(state: RajasState, seat: Seat, from: number, to: number): void {
  const index = recolouredIndex(state, seat, from);
  const holi = holiOf(state.modules);
  const die = holi.recoloured[index];
  if (die) holi.recoloured = holi.recoloured.toSpliced(index, 1, { ...die, die: to });
}
