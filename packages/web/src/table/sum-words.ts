import type { ArtName } from '../art/index.ts';
import type { Item, Sum } from '../story/beat.ts';

type Names = Readonly<Partial<Record<ArtName, string>>>;

/** Something paid or gained, as one hears it: "−2 money", "+1 die 5". */
export function itemInWords(sign: '−' | '+', { symbol, count, text }: Item, names: Names): string {
  return [`${sign}${count}`, names[symbol], text].filter((word) => word !== undefined).join(' ');
}

/** What a turn cost and brought, as one hears it; what has no name is left out. */
export function sumInWords({ cost = [], gain = [] }: Sum, names: Names): string {
  const named = (items: readonly Item[]): readonly Item[] => items.filter(({ symbol }) => names[symbol] !== undefined);
  return [
    ...named(cost).map((item) => itemInWords('−', item, names)),
    ...named(gain).map((item) => itemInWords('+', item, names)),
  ].join(', ');
}
