import type { Seat } from '@durbar/engine';
import type { FrameOf } from '../frames.ts';
import type { RajasGame, RajasStep } from '../game.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { COLOURS } from '../words.ts';
import { canReturn, freeHands } from './dice.ts';
import { packedCount, packedOne, packedTotal } from './packed.ts';

type TakeDice = FrameOf<'take-dice'>;

/** Dice of a colour in the supply that aren't reserved. */
export function stillSupplied(state: RajasState, frame: TakeDice, colour: number): number {
  return at(state.supply, colour) - packedCount(frame.taken, colour);
}

/** RAJ-DICE-10. */
export function hasRoom(game: RajasGame, state: RajasState, frame: TakeDice): boolean {
  return freeHands(game, state, frame.seat) > packedTotal(frame.taken);
}

/** Whether a die of this colour belongs to the gain (RAJ-DICE-08). */
export function isDue(frame: TakeDice, colour: number): boolean {
  return frame.any > 0 || packedCount(frame.due, colour) > 0;
}

/** The gain with one die of a colour named: a due colour first, otherwise a free choice. */
export function withDie(frame: TakeDice, colour: number): TakeDice {
  const taken = frame.taken + packedOne(colour);
  if (packedCount(frame.due, colour) > 0) return { ...frame, due: frame.due - packedOne(colour), taken, optional: false };
  return { ...frame, any: frame.any - 1, taken, optional: false };
}

/**
 * Takes dice that leave no choice and asks for the rest: free colours, and what to return if hands are full (RAJ-DICE-04). Once all are
 * named, they are rolled together (RAJ-DICE-07).
 */
export function takeDice(game: RajasGame, state: RajasState, start: TakeDice, step: RajasStep): void {
  const frame = withoutMissing(game, state, start);
  const { seat, due, any, taken, optional } = frame;
  if (any === 0 && !optional && hasRoomForAll(game, state, frame)) rollTaken(seat, taken + due, step);
  else if (any + due > 0) step.next(frame);
}

/** Rolls the dice named, packed by colour (RAJ-DICE-01). */
export function rollTaken(seat: Seat, taken: number, step: RajasStep): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let dice = packedCount(taken, colour); dice > 0; dice--) step.next({ kind: 'roll', seat, colour });
  }
}

function hasRoomForAll(game: RajasGame, state: RajasState, frame: TakeDice): boolean {
  return freeHands(game, state, frame.seat) >= packedTotal(frame.taken) + packedTotal(frame.due);
}

/**
 * Drops dice that can't be taken: with a free hand, those of a colour the supply lacks (RAJ-DICE-09); with full hands, those of such a
 * colour that no returned die could provide (RAJ-DICE-11).
 */
function withoutMissing(game: RajasGame, state: RajasState, frame: TakeDice): TakeDice {
  let { due } = frame;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    while (!canCome(game, state, frame, colour, packedCount(due, colour))) due -= packedOne(colour);
  }
  const any = canAnyCome(game, state, frame) ? frame.any : 0;
  return due === frame.due && any === frame.any ? frame : { ...frame, due, any };
}

function canAnyCome(game: RajasGame, state: RajasState, frame: TakeDice): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) if (canCome(game, state, frame, colour, 1)) return true;
  return false;
}

function canCome(game: RajasGame, state: RajasState, frame: TakeDice, colour: number, nth: number): boolean {
  if (stillSupplied(state, frame, colour) >= nth) return true;
  return fillsHands(game, state, frame) && canReturn(game, state, frame.seat, colour);
}

/** Whether all hands are full once the available due dice are taken. */
function fillsHands(game: RajasGame, state: RajasState, frame: TakeDice): boolean {
  let dice = packedTotal(frame.taken);
  for (let colour = 0; colour < COLOURS.length; colour++)
    dice += Math.min(packedCount(frame.due, colour), stillSupplied(state, frame, colour));
  return freeHands(game, state, frame.seat) <= dice;
}
