import type { Choice, View } from '../types.ts';

export interface Offer {
  readonly text: string;
  readonly choice: Choice;
}

/** A way to play: a colour card, perhaps with a white or special card added. */
export interface Play {
  readonly text: string;
  readonly card: number;
  readonly companion: number | undefined;
}

/** A kind of card in hand, with what it is good for now. */
export interface HandCard {
  readonly card: number;
  readonly count: number;
  /** What a tap on it makes of the hand: it is played, or added to what is played. */
  readonly use: 'play' | 'add' | undefined;
}

export function playsOf(offers: readonly Offer[]): readonly Play[] {
  return offers.flatMap(({ text, choice }) =>
    choice.type === 'play' ? [{ text, card: choice.card, companion: choice.companion }] : [],
  );
}

/** The hand by kinds, in the order of the cards: colours, then white, then special cards. A kind never changes its place. */
export function handCards({ seats }: View, seat: number, plays: readonly Play[]): readonly HandCard[] {
  const hand = seats[seat]?.hand ?? [];
  return [...new Set(hand)]
    .sort((a, b) => a - b)
    .map((card) => ({ card, count: hand.filter((other) => other === card).length, use: useOf(card, plays) }));
}

function useOf(card: number, plays: readonly Play[]): HandCard['use'] {
  if (plays.some((play) => play.card === card)) return 'play';
  return plays.some(({ companion }) => companion === card) ? 'add' : undefined;
}
