import type { RajasChoice, RajasFact, RajasSource } from '../../types.ts';
import { gainWords, tileGain } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import type { Sources } from '../../words/sources.ts';
import type { NumberOf, PromptOf, Things } from '../module.ts';

type NavaratnasChoice = Extract<RajasChoice, { type: `navaratnas/${string}` }>;
type NavaratnasFact = Extract<RajasFact, { type: `navaratnas/${string}` }>;

export const navaratnasPrompts: Readonly<Record<string, PromptOf>> = {
  'navaratnas/choose': ({ words }) => words.navaratnas.choose,
  'navaratnas/lay': ({ game, words }, { agenda }) => {
    const { lay } = words.navaratnas;
    const frame = agenda.at(-1);
    const tile = frame?.kind === 'navaratnas/lay' ? game.yieldTiles[frame.tile] : undefined;
    if (!tile) return lay;
    return { ...lay, hint: `${gainWords(tile.gain, words)} (${words.yieldColours[tile.colour]}). ${lay.hint}` };
  },
};

export const navaratnasSources: Sources<Extract<RajasSource, { kind: `navaratnas/${string}` }>> = {
  'navaratnas/catch-up': (_, { words }) => words.navaratnas.sources.catchUp,
};

export const navaratnasLabels: Labels<NavaratnasChoice> = {
  'navaratnas/tile': ({ tile }, { game, words }) => {
    const found = game.yieldTiles[tile];
    return found ? words.navaratnas.take(words.yieldColours[found.colour], gainWords(found.gain, words)) : '';
  },
  'navaratnas/none': (_, { words }) => words.navaratnas.none,
  'navaratnas/place': ({ id }, { game, words }) => {
    const { beside, place } = words.navaratnas;
    const space = game.edition.provinceBoard.yields.find((one) => one.id === id);
    return place(space?.touches.map(({ cell, edge }) => beside[edge](cell)) ?? []);
  },
};

export const navaratnasYieldTiles: NumberOf<NavaratnasChoice> = { 'navaratnas/tile': ({ tile }) => tile };

export const navaratnasYieldSpaces: NumberOf<NavaratnasChoice> = { 'navaratnas/place': ({ place }) => place };

export const navaratnasThings: Things<NavaratnasChoice> = { 'navaratnas/place': ({ id }) => `yield:${id}` };

export const navaratnasLines: Lines<NavaratnasFact> = {
  'navaratnas/tile-drawn': ({ tile }, telling, name) => ({
    text: telling.words.navaratnas.drawn(name, tileGain('yieldTiles', tile, telling)),
  }),
  'navaratnas/tile-laid': ({ tile }, telling, name) => ({
    text: telling.words.navaratnas.laid(name, tileGain('yieldTiles', tile, telling)),
  }),
  'navaratnas/offered': (_, { words }, name) => ({ text: words.navaratnas.offered(name) }),
};
