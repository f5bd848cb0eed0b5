export interface Kind {
  readonly card: number;
  readonly count: number;
}

/** Equal cards counted, in card order. */
export function byKinds(cards: readonly number[]): readonly Kind[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => a.card - b.card);
}
