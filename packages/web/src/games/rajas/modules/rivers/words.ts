import type { Line } from '../../../../table/contract.ts';
import type { RajasChoice, RajasFact, RajasTelling } from '../../types.ts';
import type { Effects } from '../../words/effects.ts';
import { tileGain } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import { spaceNameOf } from '../../words/names.ts';
import type { PromptOf, Things } from '../module.ts';

type RiverModule = 'custom-river' | 'full-river' | 'drying' | 'mysterious' | 'ganga2' | 'ganga3' | 'dark-dolphin';
type RiverChoice = Extract<RajasChoice, { type: `${RiverModule}/${string}` }>;
type RiverFact = Extract<RajasFact, { type: `${RiverModule}/${string}` }>;

export const riverPrompts: Readonly<Record<string, PromptOf>> = {
  'ganga3/lift': ({ words }) => words.rivers.lift,
  'ganga3/target': ({ words }) => words.rivers.target,
  'ganga3/re-score': ({ words }) => words.rivers.again,
  'ganga2/dolphin': ({ words }) => words.rivers.dolphin,
  'dark-dolphin/choose': ({ words }) => words.rivers.dark,
};

export const riverEffects: Effects<'dolphin' | 're-place' | 're-score'> = {
  dolphin: ({ words }) => words.rivers.effects.dolphin,
  're-place': ({ words }) => words.rivers.effects.rePlace,
  're-score': ({ words }) => words.rivers.effects.reScore,
};

export const riverLabels: Labels<RiverChoice> = {
  'ganga3/lift': ({ id }, { words }) => words.rivers.liftFrom(spaceNameOf(id, words)),
  'ganga3/tile': ({ at }, { words }) => words.rivers.scoreAgain(at),
  'ganga2/borrow': ({ index }, { words }) => words.rivers.use(index),
  'dark-dolphin/turn': ({ index }, { words }) => words.rivers.turn(index),
  'full-river/tile': ({ id }) => id,
  'mysterious/tile': ({ id }) => id,
};

export const riverThings: Things<RiverChoice> = {
  'ganga3/lift': ({ id }) => `space:${id}`,
  'ganga3/tile': ({ at }) => `cell:${at}`,
  'ganga2/borrow': ({ index }) => `river:${index}`,
  'dark-dolphin/turn': ({ index }) => `river:${index}`,
};

function laid({ index, tile }: { readonly index: number; readonly tile: number }, telling: RajasTelling): Line {
  return { text: telling.words.ganga.laid(index, tileGain('riverTiles', tile, telling)), things: [`river:${index}`] };
}

export const riverLines: Lines<RiverFact> = {
  'custom-river/tile-laid': laid,
  'full-river/tile-laid': laid,
  'drying/dried': ({ index }, { words }) => ({ text: words.rivers.dried(index), things: [`river:${index}`] }),
  'mysterious/revealed': ({ index, tile }, telling, name) => ({
    text: telling.words.rivers.revealed(name, index, tileGain('riverTiles', tile, telling)),
    things: [`river:${index}`],
  }),
};
