import type { CardsAndKarmaChoice } from '../choices.ts';

/** For an answer that its question never listed: our own mistake. */
export function notAsked({ type }: CardsAndKarmaChoice): never {
  throw new Error(`nobody asked for ${type}`);
}
