import { TOKENS } from '@durbar/taj-mahal/vocabulary';
import type { TajMessages } from '../messages/index.ts';

/** What a player wins while bots play on, in words. */
export function deeds(words: TajMessages): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(TOKENS.map((token) => [token, words.merits.tokensWon(words.symbols[token])])),
    specials: words.specials,
    palaces: words.end.palacesBuilt,
    crowns: words.end.crownsWon,
    tiles: words.end.tilesWon,
  };
}
