import type { RajasChoice, RajasFact } from '../../types.ts';
import { tileGain } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';

type GangaChoice = Extract<RajasChoice, { type: `ganga/${string}` }>;
type GangaFact = Extract<RajasFact, { type: `ganga/${string}` }>;

export const gangaLabels: Labels<GangaChoice> = { 'ganga/tile': ({ id }) => id };

export const gangaLines: Lines<GangaFact> = {
  'ganga/rolled': () => undefined,
  'ganga/tile-laid': ({ index, tile }, telling) => ({
    text: telling.words.ganga.laid(index, tileGain('riverTiles', tile, telling)),
    things: [`river:${index}`],
  }),
};
