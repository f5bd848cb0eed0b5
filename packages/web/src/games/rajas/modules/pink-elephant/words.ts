import type { RajasChoice, RajasFact } from '../../types.ts';
import type { Effects } from '../../words/effects.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import { spaceNameOf } from '../../words/names.ts';
import type { PromptOf, Things } from '../module.ts';

type ElephantChoice = Extract<RajasChoice, { type: `pink-elephant/${string}` }>;
type ElephantFact = Extract<RajasFact, { type: `pink-elephant/${string}` }>;

export const elephantPrompts: Readonly<Record<string, PromptOf>> = {
  'pink-elephant/offer': ({ words }) => words.pinkElephant.offer,
};

export const elephantEffects: Effects<'pink-elephant'> = { 'pink-elephant': ({ words }) => words.pinkElephant.name };

export const elephantLabels: Labels<ElephantChoice> = {
  'pink-elephant/join': ({ id }, { words }) => words.pinkElephant.join(spaceNameOf(id, words)),
  'pink-elephant/take': (_, { words }) => words.pinkElephant.take,
  'pink-elephant/leave': (_, { words }) => words.pinkElephant.leave,
};

export const elephantThings: Things<ElephantChoice> = { 'pink-elephant/join': ({ id }) => `space:${id}` };

export const elephantLines: Lines<ElephantFact> = {
  'pink-elephant/taken': (_, { words }, name) => ({ text: words.pinkElephant.taken(name) }),
  'pink-elephant/joined': ({ id }, { words }, name) => ({
    text: words.pinkElephant.joined(name, spaceNameOf(id, words)),
    things: [`space:${id}`],
  }),
};
