import { below, defined, type Seat } from '@durbar/engine';
import { choiceAt, type PlayChoice, type TajMahalChoice } from '../choices.ts';
import type { DecisionOn, TajMahalStep } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { deckHand, hasSpecial, type TajMahalState } from '../state.ts';
import { nextTurn, withdraw } from '../steps/withdrawal.ts';
import { NONE, TOKENS } from '../words.ts';
import { notAsked } from './chance.ts';

/** TAJ-TURN-02: play cards or withdraw; TAJ-TURN-06, TAJ-TURN-07: a withdrawal is always possible. */
export const takeTurn: DecisionOn<'take-turn'> = {
  reveals: ['play'],
  ask: (game, state, { seat }) => {
    const choices = possiblePlays(game, state, seat);
    choices.push(game.choices.withdraw);
    return { decider: seat, choices };
  },
  pick: (game, state, { seat }, random) => {
    const hand = deckHand(state, seat);
    const companions = possibleCompanions(game, state, seat);
    const ways: Ways = {
      colour: at(state.visitColours, seat),
      fitting: 1 + companions.length,
      other: companions.includes(game.freeColour) ? 1 : 0,
    };
    let plays = 0;
    for (let index = 0; index < hand.length; index++) plays += waysToPlay(game, hand, index, ways);
    let place = below(random, plays + 1);
    for (let index = 0; index < hand.length; index++) {
      const here = waysToPlay(game, hand, index, ways);
      if (place < here) return playAt(game, at(hand, index), ways, companions, place);
      place -= here;
    }
    return game.choices.withdraw;
  },
  answer: (game, state, { seat }, choice, step) => {
    if (choice.type === 'withdraw') return withdraw(game, state, seat, step);
    if (choice.type !== 'play') return notAsked(choice);
    playCards(game, state, seat, choice, step);
    nextTurn(state, seat, step);
  },
};

/** TAJ-PLAY-01: one colour card, perhaps with one companion; TAJ-PLAY-12, TAJ-PLAY-13: no play without a matching one. */
function possiblePlays(game: TajMahalGame, state: TajMahalState, seat: Seat): TajMahalChoice[] {
  const plays: TajMahalChoice[] = [];
  const hand = deckHand(state, seat);
  const companions = possibleCompanions(game, state, seat);
  const visitColour = at(state.visitColours, seat);
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index);
    if (card >= game.firstWhite) break;
    if (index > 0 && card === at(hand, index - 1)) continue;
    const fits = fitsColour(game, card, visitColour);
    if (fits) plays.push(choiceAt(game.choices.play, card));
    for (const companion of companions) {
      // TAJ-SPECIAL-13, TAJ-SPECIAL-15: any colour is allowed together with "free colour", the visit colour included.
      if (fits || companion === game.freeColour) plays.push(choiceAt(game.choices.playWith[card], companion));
    }
  }
  return plays;
}

/** TAJ-PLAY-02, TAJ-PLAY-03, TAJ-PLAY-14: the colour decides, and nothing else. */
function fitsColour(game: TajMahalGame, card: number, visitColour: number): boolean {
  return visitColour === NONE || at(game.cardColours, card) === visitColour;
}

/** How many ways there are to play a card that fits the visit colour, and any other. */
interface Ways {
  readonly colour: number;
  readonly fitting: number;
  readonly other: number;
}

/** As many as `possiblePlays` lists for the card at this place of the hand. */
function waysToPlay(game: TajMahalGame, hand: readonly number[], index: number, { colour, fitting, other }: Ways): number {
  const card = at(hand, index);
  if (card >= game.firstWhite || (index > 0 && card === at(hand, index - 1))) return 0;
  return fitsColour(game, card, colour) ? fitting : other;
}

/** The play at this place among those with one card. */
function playAt(
  game: TajMahalGame,
  card: number,
  { colour }: Ways,
  companions: readonly number[],
  place: number,
): TajMahalChoice {
  if (!fitsColour(game, card, colour)) return choiceAt(game.choices.playWith[card], game.freeColour);
  return place === 0 ? choiceAt(game.choices.play, card) : choiceAt(game.choices.playWith[card], at(companions, place - 1));
}

/** The white and special cards in hand (TAJ-PLAY-05, TAJ-SPECIAL-07). */
function possibleCompanions(game: TajMahalGame, state: TajMahalState, seat: Seat): number[] {
  const companions: number[] = [];
  for (const card of deckHand(state, seat)) {
    if (card >= game.firstWhite && card !== companions.at(-1)) companions.push(card);
  }
  for (let token = 0; token < TOKENS.length; token++) {
    if (hasSpecial(state, seat, token)) companions.push(game.firstSpecial + token);
  }
  return companions;
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
  if (state.visitColours[seat] === NONE && companion !== game.freeColour) {
    step.fact({ type: 'visit-colour-set', seat, colour: at(game.cardColours, card) });
  }
  if (companion === undefined) return;
  step.fact({ type: 'card-played', seat, card: companion });
  const { effect } = defined(game.cards[companion], 'card');
  // TAJ-SPECIAL-12: scored immediately.
  if (effect?.type === 'points') step.fact({ type: 'points-gained', seat, points: effect.points, reason: 'special-card' });
}
