import type { Standing } from './definition.ts';
import type { Seat } from './position.ts';

/** The words for a finished game in one language: on its end page, on pictures and in previews of links. */
export interface OutcomeWords {
  /** One player's result: "3 short", "48 points". */
  result(standing: Standing): string;
  /** Why the winner won. */
  reason(standings: readonly Standing[], names: (seats: readonly Seat[]) => string): string;
  /** How long the game was: "6 rounds". */
  chapters(count: number): string;
  /** What it means to reach the goal of the race, if it has one. */
  readonly goal?: string;
}

export type OutcomeByLanguage = Readonly<Record<'en' | 'de' | 'fr' | 'nl', OutcomeWords>>;

/** The plural forms of a noun; `#` is the number. */
export interface CountedForms {
  readonly one: string;
  readonly other: string;
}

/** Picks a language's plural form and formats the number. */
export function counting(language: string): (count: number, forms: CountedForms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other).replace('#', numbers.format(count));
}
