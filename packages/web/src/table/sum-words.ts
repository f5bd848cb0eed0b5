import type { ArtName } from '../art/index.ts';
import type { Language } from '../i18n/language.ts';
import { lister } from '../i18n/numbers.ts';
import type { Item, Sum } from '../story/beat.ts';

type Names = Readonly<Partial<Record<ArtName, string>>>;

/** A cost or gain for screen readers: "−2 money", "+1 die 5". */
export function itemInWords(sign: '−' | '+', { symbol, count, text }: Item, names: Names): string {
  return [`${sign}${count}`, names[symbol], text].filter((word) => word !== undefined).join(' ');
}

/** A turn's costs and gains for screen readers; unnamed items are omitted. */
export function sumInWords({ cost = [], gain = [] }: Sum, names: Names, language: Language): string {
  const named = (items: readonly Item[]): readonly Item[] => items.filter(({ symbol }) => names[symbol] !== undefined);
  return lister(language)([
    ...named(cost).map((item) => itemInWords('−', item, names)),
    ...named(gain).map((item) => itemInWords('+', item, names)),
  ]);
}
