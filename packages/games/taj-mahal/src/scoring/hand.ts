import { defined, type Seat } from '@durbar/engine';
import type { AutomaticOn } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { deckHand, hasSpecial, type TajMahalState } from '../state.ts';
import { COLOURS, TOKENS } from '../words.ts';

/** TAJ-END-01, TAJ-END-09: every hand is shown and scored. */
export const scoreHands: AutomaticOn<'score-hands'> = {
  reveals: true,
  run: (game, state, _frame, step) => {
    for (let seat = 0; seat < game.players; seat++) {
      step.fact({ type: 'hand-revealed', seat, cards: handOf(game, state, seat) });
      const { special, white, colour } = handPoints(game, state, seat);
      if (special > 0) step.fact({ type: 'points-gained', seat, points: special, reason: 'hand-special' });
      if (white > 0) step.fact({ type: 'points-gained', seat, points: white, reason: 'hand-white' });
      if (colour > 0) step.fact({ type: 'points-gained', seat, points: colour, reason: 'hand-colour' });
    }
  },
};

/** A hand's points at the end of the game (TAJ-END-02, TAJ-END-03, TAJ-END-04); nothing else scores (TAJ-END-05). */
export function handPoints(game: TajMahalGame, state: TajMahalState, seat: Seat) {
  const { points } = game.edition;
  const hand = handOf(game, state, seat).map((card) => defined(game.cards[card], 'card'));
  const lengths = COLOURS.map((_name, colour) => hand.filter((card) => card.colour === colour).length);
  return {
    special: hand.filter(({ type }) => type === 'special').length * points.specialCard,
    white: hand.filter(({ type }) => type === 'white').length * points.whiteCard,
    colour: Math.max(...lengths) * points.longestColourCard,
  };
}

/** The cards in a hand, special cards last. */
export function handOf(game: TajMahalGame, state: TajMahalState, seat: Seat): number[] {
  const specials = TOKENS.flatMap((_token, token) => (hasSpecial(state, seat, token) ? [game.firstSpecial + token] : []));
  return [...deckHand(state, seat), ...specials];
}
