import { below, type Random } from '@durbar/engine';
import { DECLINE, DONE, dieName, REROLL, RETURN, ROLL, TAKE } from '../choices.ts';
import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasGame, RajasQuestion } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at, entry, filled, lowestBit } from '../numbers.ts';
import { colourOf, countOf, dieOf, faceOf, kindsOwned } from '../rules/dice.ts';
import { hasRoom, isDue, rollTaken, stillSupplied, takeDice, withDie } from '../rules/take-dice.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, FACES, KINDS_OF_DICE } from '../words.ts';
import { unexpected } from './unexpected.ts';

/** An even roll of one die (RAJ-GEN-06). */
const ANY_ROLL: RajasQuestion = { decider: 'chance', choices: ROLL, weights: filled(FACES, 1) };

export function askRoll(): RajasQuestion {
  return ANY_ROLL;
}

export function sampleRoll(random: Random): RajasChoice {
  return entry(ROLL, below(random, FACES));
}

/** Taking dice from the supply, rolling them and rerolling the player's dice. */
export const diceDecisions: HandlersOf<FrameOf<'take-dice' | 'roll' | 'reroll' | 'reroll-die'>> = {
  'take-dice': {
    ask: (game, state, frame) => {
      const choices: RajasChoice[] = [];
      if (hasRoom(game, state, frame)) listColours(state, frame, choices);
      else listReturns(game, state, frame, choices);
      if (frame.optional) choices.push(DECLINE);
      return { decider: frame.seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'take') return takeDice(game, state, withDie(frame, choice.colour), step);
      if (choice.type === 'return') {
        const { die } = choice;
        step.fact({ type: 'die-returned', seat, colour: colourOf(die), value: faceOf(die), die: dieName(die) });
        // RAJ-DICE-05: a returned die makes room for a new one.
        return takeDice(game, state, { ...frame, optional: false }, step);
      }
      if (choice.type !== 'done' && choice.type !== 'decline') return unexpected(frame, choice);
      step.fact({ type: 'declined', seat, what: 'dice', source });
      rollTaken(seat, frame.taken, step);
    },
  },
  roll: {
    ask: askRoll,
    sample: (_game, _state, _frame, random) => sampleRoll(random),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'roll') return unexpected(frame, choice);
      const { seat, colour } = frame;
      const { value } = choice;
      step.fact({ type: 'die-rolled', seat, colour, value, die: dieName(dieOf(colour, value)) });
    },
  },
  /** RAJ-PALACE-03. */
  reroll: {
    ask: (_game, state, { seat, named }) => {
      // Named dice keep their values until they are rolled.
      if (named.some((die) => countOf(state, seat, die) < timesIn(named, die))) return { decider: seat, choices: [] };
      const choices: RajasChoice[] = [DONE];
      for (let die = named.at(-1) ?? 0; die < KINDS_OF_DICE; die++) {
        if (countOf(state, seat, die) > timesIn(named, die)) choices.push(entry(REROLL, die));
      }
      return { decider: seat, choices };
    },
    answer: (_game, _state, frame, choice, step) => {
      const { seat, named } = frame;
      if (choice.type === 'reroll') return step.next({ kind: 'reroll', seat, named: [...named, choice.die] });
      if (choice.type !== 'done') return unexpected(frame, choice);
      for (const die of named) step.next({ kind: 'reroll-die', seat, die });
    },
  },
  'reroll-die': {
    ask: askRoll,
    sample: (_game, _state, _frame, random) => sampleRoll(random),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'roll') return unexpected(frame, choice);
      const colour = colourOf(frame.die);
      const { value } = choice;
      const die = dieName(dieOf(colour, value));
      step.fact({ type: 'die-rerolled', seat: frame.seat, colour, value, die, from: faceOf(frame.die) });
    },
  },
};

function listColours(state: RajasState, frame: FrameOf<'take-dice'>, choices: RajasChoice[]): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (isDue(frame, colour) && stillSupplied(state, frame, colour) > 0) choices.push(entry(TAKE, colour));
  }
}

/** With full hands: return a die to make room for a new one, or decline the rest (RAJ-DICE-04). */
function listReturns(game: RajasGame, state: RajasState, frame: FrameOf<'take-dice'>, choices: RajasChoice[]): void {
  if (!frame.optional) choices.push(DONE);
  for (let kinds = kindsOwned(state, frame.seat); kinds !== 0; kinds &= kinds - 1) {
    const die = lowestBit(kinds);
    if (makesRoom(state, frame, game.hooks.rules.ownColour(state, frame.seat, die))) choices.push(entry(RETURN, die));
  }
}

function makesRoom(state: RajasState, frame: FrameOf<'take-dice'>, returned: number): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (isDue(frame, colour) && (colour === returned || stillSupplied(state, frame, colour) > 0)) return true;
  }
  return false;
}

function timesIn(named: readonly number[], die: number): number {
  let times = 0;
  for (let i = 0; i < named.length; i++) if (at(named, i) === die) times++;
  return times;
}
