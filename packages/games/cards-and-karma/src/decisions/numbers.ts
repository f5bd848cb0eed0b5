import type { Question, Random } from '@durbar/engine';
import { at, entry } from '../at.ts';
import type { CardsAndKarmaChoice } from '../choices.ts';
import { pickNumber } from '../dice.ts';
import type { HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, UNSEEN } from '../state.ts';
import { notAsked } from './not-asked.ts';

/** Chance: the number of a card taken into a hand; only its owner learns it (CNK-DICE-02). */
export const seeNumber: HandlerOf<'see-number'> = {
  ask: (game, state, { card }) => askNumber(game, state, card),
  sample: (game, state, { card }, random) => sampleNumber(game, state, card, random),
  answer: (_game, _state, { seat, card }, choice, step) => {
    if (choice.type !== 'number') return notAsked(choice);
    step.fact({ type: 'number-seen', seat, card, number: choice.number });
  },
};

/** Chance: the number of a card that is open among the discards (CNK-GEN-07). */
export const showNumber: HandlerOf<'show-number'> = {
  ask: (game, state, { card }) => askNumber(game, state, card),
  sample: (game, state, { card }, random) => sampleNumber(game, state, card, random),
  answer: (_game, _state, { card }, choice, step) => {
    if (choice.type !== 'number') return notAsked(choice);
    step.fact({ type: 'number-shown', card, number: choice.number });
  },
};

/** A card keeps its number for the whole game (CNK-GEN-03); a new one is drawn from the unseen dice of its colour. */
function askNumber(game: CardsAndKarmaGame, state: CardsAndKarmaState, card: number): Question<CardsAndKarmaChoice> {
  const { highest, choices: table } = game;
  const choices: CardsAndKarmaChoice[] = [];
  const weights: number[] = [];
  const known = at(state.numbers, card);
  const first = at(game.dieColour, card) * highest;
  for (let number = 1; number <= highest; number++) {
    const weight = known === UNSEEN ? at(state.unseen, first + number - 1) : Number(known === number);
    if (weight === 0) continue;
    choices.push(entry(table.number, number));
    weights.push(weight);
  }
  return { decider: 'chance', choices, weights };
}

function sampleNumber(game: CardsAndKarmaGame, state: CardsAndKarmaState, card: number, random: Random): CardsAndKarmaChoice {
  const known = at(state.numbers, card);
  return entry(game.choices.number, known === UNSEEN ? pickNumber(game, state.unseen, card, random) : known);
}
