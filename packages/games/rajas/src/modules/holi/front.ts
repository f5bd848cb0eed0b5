import type { Seat } from '@durbar/engine';
import { DECLINE, dieName, RETURN } from '../../choices.ts';
import { askRoll, sampleRoll } from '../../decisions/dice.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasStep } from '../../game.ts';
import { at } from '../../numbers.ts';
import { colourOf, countOf, dieOf, faceOf, freeHands } from '../../rules/dice.ts';
import { packedCount, packedOne, packedTotal } from '../../rules/packed.ts';
import type { RajasState } from '../../state.ts';
import { COLOURS } from '../../words.ts';
import type { RajasChoice } from '../index.ts';
import type { FrontFrame } from './frames.ts';
import { FESTIVAL } from './sources.ts';
import { holiOf } from './state.ts';

/** GB2-HOLI-14, GB2-HOLI-15: a die of each colour, with replacements for missing colours. */
export function layDice(state: RajasState, seat: Seat, step: RajasStep): void {
  let colours = 0;
  let supplied = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    supplied += at(state.supply, colour);
    if (at(state.supply, colour) > 0) colours += packedOne(colour);
  }
  const missing = Math.min(COLOURS.length, supplied) - packedTotal(colours);
  rollOrReplace(seat, colours, missing, step);
}

function rollOrReplace(seat: Seat, colours: number, missing: number, step: RajasStep): void {
  if (missing > 0) {
    step.next({ kind: 'holi/replace-dice', seat, colours, missing });
    return;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let dice = packedCount(colours, colour); dice > 0; dice--) step.next({ kind: 'holi/roll', seat, colour });
  }
}

export const frontHandlers: HandlersOf<FrontFrame> = {
  'holi/replace-dice': {
    ask: (_game, { supply }, { seat, colours }) => ({
      decider: seat,
      choices: supply.flatMap((dice, colour): RajasChoice[] =>
        dice > packedCount(colours, colour) ? [{ type: 'holi/colour', colour }] : [],
      ),
    }),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'holi/colour') return unexpected(frame, choice);
      rollOrReplace(frame.seat, frame.colours + packedOne(choice.colour), frame.missing - 1, step);
    },
  },
  'holi/roll': {
    ask: askRoll,
    sample: (_game, _state, _frame, random) => sampleRoll(random),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'roll') return unexpected(frame, choice);
      const { seat, colour } = frame;
      const { value } = choice;
      step.fact({ type: 'holi/die-laid', seat, colour, value, die: dieName(dieOf(colour, value)) });
    },
  },
  /** GB2-HOLI-16, GB2-HOLI-17: with full hands, a die must be returned first. */
  'holi/take-die': {
    ask: (game, state, { seat, optional }) => {
      const choices = freeHands(game, state, seat) > 0 ? diceToTake(state) : diceToReturn(state, seat);
      return { decider: seat, choices: optional ? [...choices, DECLINE] : choices };
    },
    answer: (_game, _state, frame, choice, step) => {
      const { seat } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 'dice', source: FESTIVAL });
      if (choice.type === 'holi/take') {
        return step.fact({ type: 'holi/die-taken', seat, kind: choice.die, die: dieName(choice.die) });
      }
      if (choice.type !== 'return') return unexpected(frame, choice);
      const { die } = choice;
      step.fact({ type: 'die-returned', seat, colour: colourOf(die), value: faceOf(die), die: dieName(die) });
      // RAJ-DICE-05.
      step.next({ ...frame, optional: false });
    },
  },
};

function diceToTake({ modules }: RajasState): RajasChoice[] {
  return [...new Set(holiOf(modules).dice)].map((die) => ({ type: 'holi/take', die }));
}

function diceToReturn(state: RajasState, seat: Seat): RajasChoice[] {
  if (holiOf(state.modules).dice.length === 0) return [];
  return RETURN.filter(({ die }) => countOf(state, seat, die) > 0);
}
