import type { Game, View } from '../types.ts';

export interface DieKind {
  readonly colour: string;
  readonly number: number;
  readonly count: number;
}

/** The discards by their dice, grouped: dice side up (CNK-GEN-07). */
export function diceOf({ edition }: Game, discards: View['discards']): readonly DieKind[] {
  const kinds = new Map<string, DieKind>();
  for (const { card, number } of discards) {
    const colour = edition.cards[card]?.die ?? '';
    const key = `${colour} ${number}`;
    kinds.set(key, { colour, number, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()].sort((a, b) => a.colour.localeCompare(b.colour) || a.number - b.number);
}
