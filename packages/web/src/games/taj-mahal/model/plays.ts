import type { Choice, View } from '../types.ts';

export interface Offer {
  readonly text: string;
  readonly choice: Choice;
}

/** A kind of card in hand, with what may be done with it now. */
export interface HandCard {
  readonly card: number;
  readonly count: number;
  /** Playing it alone. */
  readonly play: string | undefined;
  /** Playing it together with a white or special card. */
  readonly withCompanion: readonly { readonly companion: number; readonly text: string }[];
  /** It may be added to a colour card. */
  readonly isCompanion: boolean;
}

/** The hand by kinds: what can be played first, then what can be added, then the rest. */
export function handCards({ seats }: View, seat: number, offers: readonly Offer[]): HandCard[] {
  const plays = offers.flatMap(({ text, choice }) => (choice.type === 'play' ? [{ text, ...choice }] : []));
  const hand = seats[seat]?.hand ?? [];
  const cards = [...new Set(hand)].map((card) => ({
    card,
    count: hand.filter((other) => other === card).length,
    play: plays.find((play) => play.card === card && play.companion === undefined)?.text,
    withCompanion: plays.flatMap((play) =>
      play.card === card && play.companion !== undefined ? [{ companion: play.companion, text: play.text }] : [],
    ),
    isCompanion: plays.some(({ companion }) => companion === card),
  }));
  return cards.sort((a, b) => rank(a) - rank(b) || a.card - b.card);
}

function rank({ play, withCompanion, isCompanion }: HandCard): number {
  if (play !== undefined || withCompanion.length > 0) return 0;
  return isCompanion ? 1 : 2;
}
