import type { RajasChoice, RajasFact } from '../../types.ts';
import { gainWords } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';

type GangaChoice = Extract<RajasChoice, { type: `ganga/${string}` }>;
type GangaFact = Extract<RajasFact, { type: `ganga/${string}` }>;

export const gangaLabels: Labels<GangaChoice> = { 'ganga/tile': ({ id }) => id };

export const gangaLines: Lines<GangaFact> = {
  'ganga/rolled': () => undefined,
  'ganga/tile-laid': ({ index, tile }, { game, words }) => {
    const gain = game.riverTiles[tile]?.gain;
    return gain && { text: words.ganga.laid(index, gainWords(gain, words)), things: [`river:${index}`] };
  },
};
