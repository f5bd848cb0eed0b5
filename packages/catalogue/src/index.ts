import type { AnyGame } from '@durbar/engine';

/** Each game is loaded when it is wanted, so that a page pays only for the game it shows. */
const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  rajas: async () => (await import('@durbar/rajas')).rajas,
  'taj-mahal': async () => (await import('@durbar/taj-mahal')).tajMahal,
  'cards-and-karma': async () => (await import('@durbar/cards-and-karma')).cardsAndKarma,
};

/** Every game there is, in the order shown to people. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return LOADERS[id]?.();
}

export async function loadGames(): Promise<readonly AnyGame[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
