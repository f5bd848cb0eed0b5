import type { KarmaTable } from '../types.ts';

/** The dice the previewed choice is certain to pay. */
export function paidDice(table: KarmaTable, seat: number): ReadonlySet<number> {
  const facts = table.preview?.facts ?? [];
  return new Set(facts.flatMap((fact) => (fact.type === 'paid' && fact.seat === seat ? fact.dice : [])));
}
