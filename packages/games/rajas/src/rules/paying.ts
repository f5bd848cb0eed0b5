import type { Seat } from '@durbar/engine';
import { dieName } from '../choices.ts';
import type { RajasStep } from '../game.ts';
import type { RajasSource } from '../modules/index.ts';
import { colourOf, faceOf } from './dice.ts';

/** Returns a die to the supply; turning it costs 1 karma. `value` is the face it showed (RAJ-PLACE-11, RAJ-KARMA-03). */
export function payDie(seat: Seat, die: number, turned: boolean, source: RajasSource, step: RajasStep): void {
  step.fact({
    type: 'die-paid',
    seat,
    colour: colourOf(die),
    value: faceOf(die),
    die: dieName(die),
    turned,
    source,
  });
}
