import type { Seat } from '@durbar/engine';
import { DONE, dieName } from '../../choices.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { FrameOf, HandlersOf } from '../../frames.ts';
import type { RajasGame, RajasStep } from '../../game.ts';
import { colourOf, countOf, dieOf, faceOf, ownedDice } from '../../rules/dice.ts';
import { gainOf, runGain } from '../../rules/gains.ts';
import { copyState, type RajasState } from '../../state.ts';
import { COLOURS, KINDS_OF_DICE } from '../../words.ts';
import type { ExtraChoices, IsOpen } from '../module.ts';
import type { Recolour, RecolourFrame } from './frames.ts';
import { changeColour } from './recoloured.ts';
import { heldTiles } from './state.ts';

/**
 * GB2-HOLI-21: a holder may recolour at any question that can still be answered afterwards. This guarantees that a started payment can be
 * finished, because each of its questions checks the remaining dice.
 */
function* possibleRecolours(game: RajasGame, state: RajasState, seat: Seat, isOpen: IsOpen): Generator<Recolour> {
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    if (countOf(state, seat, die) === 0) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (colour !== colourOf(die) && isOpen(recoloured(game, state, seat, { die, colour }))) yield { die, colour };
    }
  }
}

/** The state with the die recoloured; it keeps its true colour for the supply (GB2-HOLI-22). */
function recoloured(game: RajasGame, state: RajasState, seat: Seat, recolour: Recolour): RajasState {
  const after = copyState(game, state);
  changeColour(after, seat, recolour);
  return after;
}

/** Whether the seat may recolour a die at an open question. */
function canRecolour(game: RajasGame, state: RajasState, seat: Seat, isOpen: IsOpen): boolean {
  return heldTiles(state.modules, seat) > 0 && !possibleRecolours(game, state, seat, isOpen).next().done;
}

/** A holder may use tiles before an effect that depends on dice colours without asking anything (GB2-INT-08). */
export function pauseBeforeColours(game: RajasGame, state: RajasState, gain: FrameOf<'gain'>, step: RajasStep): void {
  const { seat } = gain;
  const couldRecolour = heldTiles(state.modules, seat) > 0 && ownedDice(state, seat) > 0;
  if (couldRecolour && looksAtColours(game, state, gain)) step.next({ kind: 'holi/pause', seat, gain });
  else runGain(game, state, gain, step);
}

function looksAtColours(game: RajasGame, state: RajasState, frame: FrameOf<'gain'>): boolean {
  const gain = gainOf(game, frame);
  return gain.countsColours || gain.rule.looksAtColours?.(game, state, frame.seat, gain) === true;
}

/** An extra choice at a question; die and colour are asked next. */
export const recolourChoices: ExtraChoices = {
  offer: (game, state, { kind, seat }, choices, isOpen) => {
    if (kind !== 'holi/recolour' && canRecolour(game, state, seat, isOpen)) choices.push({ type: 'holi/use' });
  },
  answers: {
    'holi/use': (game, state, frame, _choice, step, isOpen) => {
      const { seat } = frame;
      step.next({ kind: 'holi/recolour', seat, question: frame, recolours: [...possibleRecolours(game, state, seat, isOpen)] });
    },
  },
};

export const recolourHandlers: HandlersOf<RecolourFrame> = {
  'holi/recolour': {
    ask: (_game, _state, { seat, recolours }) => ({
      decider: seat,
      choices: recolours.map((recolour) => ({ type: 'holi/recolour', ...recolour })),
    }),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'holi/recolour') return unexpected(frame, choice);
      const { seat, question } = frame;
      const { die, colour } = choice;
      const to = dieName(dieOf(colour, faceOf(die)));
      step.fact({ type: 'holi/recoloured', seat, kind: die, colour, from: dieName(die), to });
      step.next(question);
    },
  },
  'holi/pause': {
    ask: (_game, _state, { seat }) => ({ decider: seat, choices: [DONE] }),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'done') return unexpected(frame, choice);
      runGain(game, state, frame.gain, step);
    },
  },
};
