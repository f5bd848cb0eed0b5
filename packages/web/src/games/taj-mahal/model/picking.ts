import type { Play } from './plays.ts';

/** The tapped cards: a whole play, or only the card to add to one. */
export interface Picked {
  readonly card: number | undefined;
  readonly companion: number | undefined;
}

export const NOTHING: Picked = { card: undefined, companion: undefined };

export function playWith(plays: readonly Play[], { card, companion }: Picked): Play | undefined {
  return plays.find((play) => play.card === card && play.companion === companion);
}

/** What is picked after tapping a card: tapping it again puts it back, another card of its sort replaces it. */
export function afterTap(plays: readonly Play[], picked: Picked, tapped: number): Picked {
  return plays.some(({ card }) => card === tapped) ? afterColour(plays, picked, tapped) : afterAddition(plays, picked, tapped);
}

/** TAJ-SPECIAL-13: a card of another colour also picks the one card it needs. */
function afterColour(plays: readonly Play[], { card, companion }: Picked, tapped: number): Picked {
  if (card === tapped) return { card: undefined, companion };
  const ways = plays.filter((play) => play.card === tapped);
  const way = ways.find((play) => play.companion === companion) ?? ways[0];
  return { card: way?.card, companion: way?.companion };
}

function afterAddition(plays: readonly Play[], { card, companion }: Picked, tapped: number): Picked {
  const next = { card, companion: companion === tapped ? undefined : tapped };
  if (playWith(plays, next)) return next;
  return { card: undefined, companion: next.companion };
}

/** The ways to play a card that are one tap away. */
export function furtherPlays(plays: readonly Play[], tapped: number, next: Picked): readonly Play[] {
  return plays.filter(({ card, companion }) => card === tapped && companion !== next.companion);
}
