import { TOKENS } from '@durbar/taj-mahal/vocabulary';
import type { TajMessages } from '../messages/index.ts';

/** What a player wins while bots play on, and what is held then, in words. */
export function deeds(words: TajMessages): Readonly<Record<string, string>> {
  const { held } = words.merits;
  return {
    ...Object.fromEntries(TOKENS.map((token) => [token, words.merits.tokensWon(words.symbols[token])])),
    specials: words.specials,
    palaces: words.end.palacesBuilt,
    crowns: words.end.crownsWon,
    tiles: words.end.tilesWon,
    'has colour-cards': held.cards,
    'has longest-colour': held.longest,
    'has white-cards': held.white,
    'has goods': held.goods,
    'has network': held.network,
  };
}
