import type { Offer } from './plays.ts';

export interface Handful {
  readonly text: string;
  readonly cards: readonly number[];
}

export function handfuls(offers: readonly Offer[]): Handful[] {
  return offers.flatMap(({ text, choice }) => (choice.type === 'take' ? [{ text, cards: choice.cards }] : []));
}

/** Whether a handful contains the picked cards, each as often as it was picked. */
export function fits(handful: readonly number[], picked: readonly number[]): boolean {
  const left = [...handful];
  return picked.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The handful of exactly these cards. */
export function completing(all: readonly Handful[], picked: readonly number[]): Handful | undefined {
  return all.find(({ cards }) => cards.length === picked.length && fits(cards, picked));
}
