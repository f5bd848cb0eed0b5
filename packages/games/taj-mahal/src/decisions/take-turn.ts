import { defined, type Seat } from '@durbar/engine';
import { choiceAt, type PlayChoice, type TajMahalChoice } from '../choices.ts';
import type { DecisionOn, TajMahalStep } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { hasSpecial, inHand, type TajMahalState } from '../state.ts';
import { withdraw } from '../steps/withdrawal.ts';
import { NONE } from '../words.ts';
import { notAsked } from './chance.ts';

/** TAJ-TURN-02: play cards or withdraw. */
export const takeTurn: DecisionOn<'take-turn'> = {
  reveals: ['play'],
  ask: (game, state, { seat }) => {
    const choices = possiblePlays(game, state, seat);
    choices.push(game.choices.withdraw);
    return { decider: seat, choices };
  },
  answer: (game, state, { seat }, choice, step) => {
    if (choice.type === 'withdraw') return withdraw(game, state, seat, step);
    if (choice.type !== 'play') return notAsked(choice);
    playCards(game, state, seat, choice, step);
    step.next({ kind: 'pass-turn', seat });
  },
};

function possiblePlays(game: TajMahalGame, state: TajMahalState, seat: Seat): TajMahalChoice[] {
  const { play, playWith } = game.choices;
  const plays: TajMahalChoice[] = [];
  const companions = possibleCompanions(game, state, seat);
  const visitColour = at(state.visitColours, seat);
  for (const card of visitColour === NONE ? game.colourCards : defined(game.cardsOfColour[visitColour], 'colour')) {
    if (inHand(game, state, seat, card) === 0) continue;
    plays.push(choiceAt(play, card));
    for (const companion of companions) plays.push(choiceAt(playWith[card], companion));
  }
  const freeColour = visitColour === NONE ? undefined : companions.find((card) => isFreeColour(game, card));
  if (freeColour !== undefined) addFreePlays(game, state, seat, freeColour, plays);
  return plays;
}

/** TAJ-SPECIAL-13: any other colour, together with "free colour". */
function addFreePlays(game: TajMahalGame, state: TajMahalState, seat: Seat, freeColour: number, plays: TajMahalChoice[]): void {
  for (const card of game.colourCards) {
    const isOther = game.cards[card]?.colour !== state.visitColours[seat];
    if (isOther && inHand(game, state, seat, card) > 0) plays.push(choiceAt(game.choices.playWith[card], freeColour));
  }
}

/** The white and special cards in hand (TAJ-PLAY-05). */
function possibleCompanions(game: TajMahalGame, state: TajMahalState, seat: Seat): number[] {
  const companions: number[] = [];
  for (let card = game.firstWhite; card < game.firstSpecial; card++) {
    if (inHand(game, state, seat, card) > 0) companions.push(card);
  }
  for (let card = game.firstSpecial; card < game.cards.length; card++) {
    if (hasSpecial(state, seat, card - game.firstSpecial)) companions.push(card);
  }
  return companions;
}

function isFreeColour(game: TajMahalGame, card: number): boolean {
  return game.cards[card]?.effect?.type === 'free-colour';
}

function playCards(
  game: TajMahalGame,
  state: TajMahalState,
  seat: Seat,
  { card, companion }: PlayChoice,
  step: TajMahalStep,
): void {
  step.fact({ type: 'card-played', seat, card });
  // TAJ-SPECIAL-14: a card played with "free colour" does not set the visit colour.
  if (state.visitColours[seat] === NONE && (companion === undefined || !isFreeColour(game, companion))) {
    step.fact({ type: 'visit-colour-set', seat, colour: defined(game.cards[card], 'card').colour });
  }
  if (companion === undefined) return;
  step.fact({ type: 'card-played', seat, card: companion });
  const effect = game.cards[companion]?.effect;
  if (effect?.type === 'points') step.fact({ type: 'points-gained', seat, points: effect.points, reason: 'special-card' });
}
