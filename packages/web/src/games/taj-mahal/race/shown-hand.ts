import { type CardFace, SUITS } from '../model/model.ts';
import type { Fact, Game } from '../types.ts';
import { faceOf } from '../words/names.ts';

/** A hand at the end of the game. */
export interface CountingCards {
  /** Special cards, white cards, the longest colour: in counting order. */
  readonly counting: readonly (readonly CardFace[])[];
  /** The number of worthless cards. */
  readonly without: number;
}

/** TAJ-END-02 to TAJ-END-05: the cards of a shown hand that count. */
export function countingCards(facts: readonly Fact[], seat: number, game: Game): CountingCards {
  const shown = facts.findLast((fact) => fact.type === 'hand-revealed' && fact.seat === seat);
  const hand = shown?.type === 'hand-revealed' ? shown.cards.map((card) => faceOf(game, card)) : [];
  const of = (suit: CardFace['suit']): readonly CardFace[] => hand.filter((face) => face.suit === suit);
  const colours = SUITS.map(of);
  const longest = colours.reduce<readonly CardFace[]>((best, cards) => (cards.length > best.length ? cards : best), []);
  const counting = [of('special'), of('white'), longest];
  return { counting, without: hand.length - counting.reduce((sum, cards) => sum + cards.length, 0) };
}
