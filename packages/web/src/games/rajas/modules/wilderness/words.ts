import type { RajasFrame } from '@durbar/rajas';
import type { RajasChoice, RajasFact } from '../../types.ts';
import { tileGain } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import { tileNameOf } from '../../words/tiles.ts';
import type { Laying, PromptOf } from '../module.ts';

type WildernessChoice = Extract<RajasChoice, { type: `wilderness/${string}` }>;
type WildernessFact = Extract<RajasFact, { type: `wilderness/${string}` }>;

export const wildernessPrompts: Readonly<Record<string, PromptOf>> = {
  'wilderness/lay': ({ words }) => words.wilderness.lay,
  'wilderness/swap-die': ({ words }) => words.wilderness.swap,
};

export const wildernessLabels: Labels<WildernessChoice> = { 'wilderness/tile': ({ id }, telling) => tileNameOf(id, telling) };

export const wildernessLaying: Laying<Extract<RajasFrame, { kind: `wilderness/${string}` }>> = {
  'wilderness/lay': ({ tile }, _view, { tiles }) => tiles[tile]?.id,
};

export const wildernessLines: Lines<WildernessFact> = {
  'wilderness/tile-drawn': ({ id }, telling, name) => ({ text: telling.words.wilderness.drawn(name, tileNameOf(id, telling)) }),
  'wilderness/tile-laid': ({ id, at }, telling, name) => ({
    text: telling.words.wilderness.laid(name, tileNameOf(id, telling), at),
    things: [`cell:${at}`],
  }),
  'wilderness/yield-tile-shown': ({ tile }, telling, name) => ({
    text: telling.words.wilderness.shown(name, tileGain('yieldTiles', tile, telling)),
  }),
};
