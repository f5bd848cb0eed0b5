import { COLOURS } from '@durbar/rajas/vocabulary';
import { lister } from '../../../../i18n/numbers.ts';
import type { RajasChoice, RajasFact, RajasSource } from '../../types.ts';
import type { Effects } from '../../words/effects.ts';
import { gainWords, tileGain } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import { dieOfKind, dieWords } from '../../words/names.ts';
import type { Sources } from '../../words/sources.ts';
import type { Changes, NumberOf, PromptOf } from '../module.ts';
import { offeredGift } from './tiles.ts';

type HoliChoice = Extract<RajasChoice, { type: `holi/${string}` }>;
type HoliFact = Extract<RajasFact, { type: `holi/${string}` }>;

export const holiPrompts: Readonly<Record<string, PromptOf>> = {
  'holi/take-die': ({ words }, _view, { choices }) =>
    choices.some(({ choice }) => choice.type === 'return') ? words.prompts.fullHands : words.holi.takeDie,
  'holi/choose-gift': ({ words }) => words.holi.chooseGift,
  'holi/choose-yield': ({ words }) => words.holi.chooseYield,
  'holi/replace-dice': ({ words }) => words.holi.replaceDice,
  'holi/recolour': ({ words }) => words.holi.recolour,
};

export const holiLabels: Labels<HoliChoice> = {
  'holi/back': ({ id }) => id,
  'holi/colour': ({ colour }, { words }) => words.holi.layColour(words.colours[COLOURS[colour] ?? 'blue']),
  'holi/take': ({ die }, { words }) => words.holi.take(dieOfKind(die, words)),
  'holi/gift': ({ gift, id }, { game, words }, view) => {
    const gain = offeredGift(view, game, gift);
    return words.holi.gift(gain ? gainWords(gain, words) : id);
  },
  'holi/use': (_, { words }) => words.holi.use,
  'holi/recolour': ({ die, colour }, { words }) =>
    words.holi.recolourTo(dieOfKind(die, words), words.colours[COLOURS[colour] ?? 'blue']),
};

export const holiTaken: NumberOf<HoliChoice> = { 'holi/take': ({ die }) => die };

export const holiSources: Sources<Extract<RajasSource, { kind: `holi/${string}` }>> = {
  'holi/festival': (_, { words }) => words.holi.sources.festival,
  'holi/gift': (_, { words }) => words.holi.sources.gift,
};
export const holiEffects: Effects<'gift'> = { gift: ({ words }) => words.holi.effects.gift };

export const holiChanges: Changes<HoliFact> = {
  'holi/recoloured': ({ from, to }, { words }) => ({
    symbol: 'icon-die',
    text: `${dieWords(from, words)} → ${dieWords(to, words)}`,
  }),
};

export const holiLines: Lines<HoliFact> = {
  'holi/tile-laid': () => undefined,
  'holi/triggered': ({ space }, { words }, name) => ({ text: words.holi.triggered(name, space), things: ['holi-tile'] }),
  'holi/festival': ({ order }, telling) => ({
    text: telling.words.holi.festival(lister(telling.language)(order.map((seat) => telling.name(seat)))),
  }),
  'holi/die-laid': ({ die }, { words }) => ({ text: words.holi.dieLaid(dieWords(die, words)) }),
  'holi/die-taken': ({ die }, { words }, name) => ({ text: words.holi.dieTaken(name, dieWords(die, words)) }),
  'holi/dice-left': () => undefined,
  'holi/gift': ({ place }, { words }, name) => ({ text: words.holi.gifted(name, place) }),
  'holi/yield-chosen': () => undefined,
  'holi/yield-drawn': ({ tile }, telling, name) => ({
    text: telling.words.lines.yieldTile(name, tileGain('yieldTiles', tile, telling)),
  }),
  'holi/tile-given': (_, { words }, name) => ({ text: words.holi.given(name) }),
  'holi/recoloured': ({ from, to }, { words }, name) => ({
    text: words.holi.recoloured(name, dieWords(from, words), dieWords(to, words)),
  }),
};
