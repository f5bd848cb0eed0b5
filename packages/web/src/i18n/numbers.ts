import { type Language, localeOf } from './language.ts';

/** The plural forms of a noun; `#` is the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export type Count = (count: number, forms: PluralForms) => string;

/** Picks a language's plural form and formats the number. */
export function counter(language: Language): Count {
  const rules = new Intl.PluralRules(localeOf(language));
  const numbers = new Intl.NumberFormat(localeOf(language));
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other).replace('#', numbers.format(count));
}

/** "a, b and c" in a language. */
export function lister(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return (items) => format.format(items);
}

/** "45%" or "45 %" in a language, from a number of percent. */
export function percentage(language: Language): (percent: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return (percent) => format.format(percent / 100);
}

/** "3" or "−2": with a typographic minus sign, which no locale's own format uses. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** "+3" or "−2". */
export function signed(value: number): string {
  return value < 0 ? printed(value) : `+${value}`;
}
