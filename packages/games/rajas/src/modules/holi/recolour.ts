import type { Seat } from '@durbar/engine';
import { DIE_NAMES, DONE } from '../../choices.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame, RajasStep } from '../../game.ts';
import { add, at } from '../../numbers.ts';
import { openTile, whyNotBuild, whyNotOverbuild } from '../../rules/building-ground.ts';
import { colourOf, countOf, dieOf, faceOf, ownedDice } from '../../rules/dice.ts';
import { listSpaceDice } from '../../rules/spaces.ts';
import type { RajasState } from '../../state.ts';
import { COLOURS, KINDS_OF_DICE, NONE } from '../../words.ts';
import type { RajasChoice, RajasFrame } from '../index.ts';
import type { ExtraChoices } from '../module.ts';
import type { RecolourFrame } from './frames.ts';
import { heldTiles } from './state.ts';

type Recolour = Extract<RajasChoice, { type: 'holi/recolour' }>;

/**
 * GB2-HOLI-21: which dice may change to which colour at a question. Only questions that look at colours count, and whatever
 * is begun can still be finished afterwards: while a tile is paid, dice change only to its colour. `most`: stop after so many.
 */
export function possibleRecolours(
  game: RajasGame,
  state: RajasState,
  question: RajasFrame,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
): Recolour[] {
  const test = TESTS[question.kind];
  if (!test) return [];
  const recolours: Recolour[] = [];
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    if (countOf(state, seat, die) === 0) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (colour === colourOf(die)) continue;
      const recolour: Recolour = { type: 'holi/recolour', die, colour };
      if (test(game, state, question, seat, recolour)) recolours.push(recolour);
      if (recolours.length === most) return recolours;
    }
  }
  return recolours;
}

type Test = (game: RajasGame, state: RajasState, question: RajasFrame, seat: Seat, recolour: Recolour) => boolean;

const paysForTile: Test = (game, state, question, _seat, { colour }) =>
  'stack' in question && openTile(game, state, question.stack)?.colour === colour;

const TESTS: Readonly<Record<string, Test | undefined>> = {
  place: () => true,
  'holi/pause': () => true,
  'pay-space': (game, state, question, seat, recolour) =>
    question.kind === 'pay-space' &&
    tryOut(state, seat, recolour, () => {
      const space = game.spaces[question.space];
      const payments: RajasChoice[] = [];
      if (space) listSpaceDice(game, state, seat, space, payments);
      return payments.length > 0;
    }),
  'pick-tile': (game, state, question, seat, recolour) =>
    question.kind === 'pick-tile' &&
    tryOut(state, seat, recolour, () => {
      const whyNot = question.over ? whyNotOverbuild : whyNotBuild;
      return !whyNot(game, state, seat, NONE, at(state.karma, seat));
    }),
  'choose-cell': paysForTile,
  'pay-tile': paysForTile,
  overpay: paysForTile,
};

/** Looks at the state as if the die had changed. */
function tryOut(state: RajasState, seat: Seat, { die, colour }: Recolour, look: () => boolean): boolean {
  const from = seat * KINDS_OF_DICE + die;
  const to = seat * KINDS_OF_DICE + dieOf(colour, faceOf(die));
  add(state.dice, from, -1);
  add(state.dice, to, 1);
  const seen = look();
  add(state.dice, from, 1);
  add(state.dice, to, -1);
  return seen;
}

/** Lets a holder use tiles before something that looks at the colours of dice. */
export function pauseBefore(state: RajasState, seat: Seat, then: RajasFrame, step: RajasStep): void {
  const canRecolour = heldTiles(state.modules, seat) > 0 && ownedDice(state, seat) > 0;
  step.next(canRecolour ? { kind: 'holi/pause', seat, then } : then);
}

/** One more choice at a question; which die and which colour is asked after it. */
export const recolourChoices: ExtraChoices = {
  offer: (game, state, frame, seat, choices) => {
    if (!TESTS[frame.kind] || heldTiles(state.modules, seat) === 0) return;
    if (possibleRecolours(game, state, frame, seat, 1).length > 0) choices.push({ type: 'holi/use' });
  },
  answers: {
    'holi/use': (_game, _state, frame, choice, step) => {
      if (!('seat' in frame)) return unexpected(frame, choice);
      step.next({ kind: 'holi/recolour', seat: frame.seat, question: frame });
    },
  },
};

export const recolourHandlers: HandlersOf<RecolourFrame> = {
  'holi/recolour': {
    ask: (game, state, { seat, question }) => ({ decider: seat, choices: possibleRecolours(game, state, question, seat) }),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'holi/recolour') return unexpected(frame, choice);
      const { seat, question } = frame;
      const { die, colour } = choice;
      const to = DIE_NAMES[dieOf(colour, faceOf(die))] ?? '';
      step.fact({ type: 'holi/recoloured', seat, kind: die, colour, from: DIE_NAMES[die] ?? '', to });
      step.next(question);
    },
  },
  'holi/pause': {
    ask: (_game, _state, { seat }) => ({ decider: seat, choices: [DONE] }),
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'done') return unexpected(frame, choice);
      step.next(frame.then);
    },
  },
};
