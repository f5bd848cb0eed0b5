import { advance, isOver, type Random, type Rules, randomChoice } from '@durbar/engine';
import type { AnyPosition } from '../../levels/look.ts';

/** Plays at random until the game is over, in place. */
export function playToTheEnd(rules: Rules, position: AnyPosition, random: Random): void {
  while (!isOver(position)) advance(rules, position, randomChoice(rules, position, random));
}
