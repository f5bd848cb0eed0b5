import type { Prompt } from '../../../table/contract.ts';
import type { RajasQuestion, RajasTelling, RajasView } from '../types.ts';
import { gangaLabels, gangaLines } from './ganga/words.ts';
import { holiEffects, holiLabels, holiLines, holiPrompts, holiSources } from './holi/words.ts';
import { kedarnathLabels, kedarnathLines, kedarnathPrompts } from './kedarnath/words.ts';
import { navaratnasLabels, navaratnasLines, navaratnasPrompts, navaratnasSources } from './navaratnas/words.ts';
import { elephantEffects, elephantLabels, elephantLines, elephantPrompts } from './pink-elephant/words.ts';
import { riverEffects, riverLabels, riverLines, riverPrompts } from './rivers/words.ts';
import { roadsEffects, roadsLines, roadsPrompts, roadsSources } from './roads/words.ts';
import { wildernessLabels, wildernessLines, wildernessPrompts } from './wilderness/words.ts';

/** A question of a module in words. */
export type PromptOf = (telling: RajasTelling, view: RajasView, question: RajasQuestion) => Prompt;

/** The words of all modules; each module's own stand in its folder. */
export const moduleLabels = {
  ...navaratnasLabels,
  ...gangaLabels,
  ...wildernessLabels,
  ...kedarnathLabels,
  ...elephantLabels,
  ...riverLabels,
  ...holiLabels,
};
export const moduleLines = {
  ...navaratnasLines,
  ...gangaLines,
  ...wildernessLines,
  ...kedarnathLines,
  ...roadsLines,
  ...elephantLines,
  ...riverLines,
  ...holiLines,
};
export const moduleSources = { ...navaratnasSources, ...roadsSources, ...holiSources };
export const moduleEffects = { ...roadsEffects, ...elephantEffects, ...riverEffects, ...holiEffects };
const prompts: Readonly<Record<string, PromptOf>> = {
  ...navaratnasPrompts,
  ...wildernessPrompts,
  ...kedarnathPrompts,
  ...roadsPrompts,
  ...elephantPrompts,
  ...riverPrompts,
  ...holiPrompts,
};

export function moduleIsPrompt(kind: string): boolean {
  return kind in prompts;
}

export function modulePrompt(kind: string, question: RajasQuestion, view: RajasView, telling: RajasTelling): Prompt {
  return prompts[kind]?.(telling, view, question) ?? { title: '' };
}
