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

/** A kind of card in hand, with its current use. */
export interface HandCard {
  readonly card: number;
  readonly count: number;
  /** What tapping it does: plays it, or adds it to the play. */
  readonly use: 'play' | 'add' | undefined;
}

export function playsOf(offers: readonly Offer[]): readonly Play[] {
  return offers.flatMap(({ text, choice }) =>
    choice.type === 'play' ? [{ text, card: choice.card, companion: choice.companion }] : [],
  );
}

/** The hand by kind, in card order: colours, then white, then special cards. A kind never moves. */
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
