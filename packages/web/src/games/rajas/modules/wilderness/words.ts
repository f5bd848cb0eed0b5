import type { RajasFrame } from '@durbar/rajas';
import { tileNamed } from '../../model/tile.ts';
import type { RajasChoice, RajasFact, RajasTelling } from '../../types.ts';
import { gainWords } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import { tileName } from '../../words/tiles.ts';
import type { Laying, PromptOf } from '../module.ts';

type WildernessChoice = Extract<RajasChoice, { type: `wilderness/${string}` }>;
type WildernessFact = Extract<RajasFact, { type: `wilderness/${string}` }>;

export const wildernessPrompts: Readonly<Record<string, PromptOf>> = {
  'wilderness/lay': ({ words }) => words.wilderness.lay,
  'wilderness/swap-die': ({ words }) => words.wilderness.swap,
};

export const wildernessLabels: Labels<WildernessChoice> = { 'wilderness/tile': ({ id }, telling) => nameOf(id, telling) };

function nameOf(id: string, { game, words }: RajasTelling): string {
  const tile = tileNamed(game, id);
  return tile ? tileName(tile, words) : id;
}

export const wildernessLaying: Laying<Extract<RajasFrame, { kind: `wilderness/${string}` }>> = {
  'wilderness/lay': ({ tile }, _view, { tiles }) => tiles[tile]?.id,
};

export const wildernessLines: Lines<WildernessFact> = {
  'wilderness/tile-drawn': ({ id }, telling, name) => ({ text: telling.words.wilderness.drawn(name, nameOf(id, telling)) }),
  'wilderness/tile-laid': ({ id, at }, telling, name) => ({
    text: telling.words.wilderness.laid(name, nameOf(id, telling), at),
    things: [`cell:${at}`],
  }),
  'wilderness/yield-tile-shown': ({ tile }, { game, words }, name) => {
    const gain = game.yieldTiles[tile]?.gain;
    return { text: words.wilderness.shown(name, gain ? gainWords(gain, words) : '') };
  },
};
