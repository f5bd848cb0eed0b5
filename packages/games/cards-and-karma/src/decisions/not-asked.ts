import type { CardsAndKarmaChoice } from '../choices.ts';

/** An answer its question never listed: a bug. */
export function notAsked({ type }: CardsAndKarmaChoice): never {
  throw new Error(`nobody asked for ${type}`);
}
