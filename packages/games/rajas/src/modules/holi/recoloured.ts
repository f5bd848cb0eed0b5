import type { Seat } from '@durbar/engine';
import { add } from '../../numbers.ts';
import { colourOf, dieOf, faceOf } from '../../rules/dice.ts';
import type { RajasState } from '../../state.ts';
import { KINDS_OF_DICE } from '../../words.ts';
import type { Recolour } from './frames.ts';
import { holiOf } from './state.ts';

/** Among dice that look alike, the recoloured one goes first; -1 if there is none. */
function recolouredIndex({ modules }: RajasState, seat: Seat, die: number): number {
  return holiOf(modules).recoloured.findIndex((one) => one.seat === seat && one.die === die);
}

/** GB2-HOLI-22: the colour a die has when returned to the supply. */
export function ownColour(state: RajasState, seat: Seat, die: number): number {
  return holiOf(state.modules).recoloured[recolouredIndex(state, seat, die)]?.own ?? colourOf(die);
}

/** GB2-HOLI-20: a die on Kali counts as another colour, or as its own if recoloured back. */
export function changeColour(state: RajasState, seat: Seat, { die, colour }: Recolour): void {
  const own = ownColour(state, seat, die);
  const changed = dieOf(colour, faceOf(die));
  forgetColour(state, seat, die);
  add(state.dice, seat * KINDS_OF_DICE + die, -1);
  add(state.dice, seat * KINDS_OF_DICE + changed, 1);
  const holi = holiOf(state.modules);
  if (own !== colour) holi.recoloured = [...holi.recoloured, { seat, die: changed, own }];
}

/** A die that leaves Kali regains its true colour. */
export function forgetColour(state: RajasState, seat: Seat, die: number): void {
  const index = recolouredIndex(state, seat, die);
  const holi = holiOf(state.modules);
  if (index >= 0) holi.recoloured = holi.recoloured.toSpliced(index, 1);
}

/** A die rolled again keeps the colour it shows. */
export function keepColour(state: RajasState, seat: Seat, from: number, to: number): void {
  const index = recolouredIndex(state, seat, from);
  const holi = holiOf(state.modules);
  const die = holi.recoloured[index];
  if (die) holi.recoloured = holi.recoloured.toSpliced(index, 1, { ...die, die: to });
}
