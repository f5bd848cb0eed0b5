import type { Fact, KarmaTable } from '../types.ts';

/** What may be done with a card of the grid, and what it would do now. */
export interface Offer {
  readonly take: string | undefined;
  readonly die: string | undefined;
  /** What the cheapest payment needs besides dice. */
  readonly needs: 'nothing' | 'karma' | 'administrator';
  readonly effect: Effect | undefined;
}

/** The most telling thing that taking the card would do at once. */
export type Effect =
  | { readonly type: 'sells'; readonly coins: number }
  | { readonly type: 'third' }
  | { readonly type: 'set' }
  | { readonly type: 'newRow' }
  | { readonly type: 'flips' };

/** A card that is only looked at. */
export const NO_OFFER: Offer = { take: undefined, die: undefined, needs: 'nothing', effect: undefined };

export function offerOf(table: KarmaTable, card: number): Offer {
  const take = table.find((choice) => choice.type === 'take' && choice.card === card);
  const die = table.find((choice) => choice.type === 'take-die' && choice.card === card);
  const facts = take === undefined ? [] : (table.previewOf(take)?.facts ?? []);
  return { take, die, needs: needsOf(facts), effect: effectOf(facts) };
}

function needsOf(facts: readonly Fact[]): Offer['needs'] {
  const paid = facts.find((fact) => fact.type === 'paid');
  if (paid?.type !== 'paid') return 'nothing';
  if (paid.jokers > 0) return 'administrator';
  return paid.karma > 0 ? 'karma' : 'nothing';
}

export function effectOf(facts: readonly Fact[]): Effect | undefined {
  for (const fact of facts) {
    if (fact.type === 'ships-discarded') return { type: 'newRow' };
    if (fact.type !== 'set-carried-out') continue;
    if (fact.set === 'goods') return { type: 'sells', coins: fact.coins };
    return fact.set === 'ships' ? { type: 'third' } : { type: 'set' };
  }
  return facts.some(({ type }) => type === 'track-card-flipped') ? { type: 'flips' } : undefined;
}
