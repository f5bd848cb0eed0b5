import type { Reference } from './format.ts';

export * from './format.ts';
export * from './lookup.ts';
export * from './markup.ts';
export * from './search.ts';

/** Each game's reference is loaded when it is wanted, and of its texts only the language that is spoken. */
const LOADERS: Readonly<Record<string, () => Promise<Reference>>> = {
  rajas: async () => (await import('./rajas/index.ts')).rajas,
  'taj-mahal': async () => (await import('./taj-mahal/index.ts')).tajMahal,
  'cards-and-karma': async () => (await import('./cards-and-karma/index.ts')).cardsAndKarma,
};

/** The games that have a reference. */
export const REFERENCE_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadReference(game: string): Promise<Reference | undefined> {
  return LOADERS[game]?.();
}
