import type { Prompt } from '../../../table/contract.ts';
import type { RajasQuestion, RajasTelling, RajasView } from '../types.ts';
import { gangaLabels, gangaLines } from './ganga/words.ts';
import { holiLabels, holiLines, holiPrompts } from './holi/words.ts';
import { kedarnathLabels, kedarnathLines, kedarnathPrompts } from './kedarnath/words.ts';
import { navaratnasLabels, navaratnasLines, navaratnasPrompts } from './navaratnas/words.ts';
import { elephantLabels, elephantLines, elephantPrompts } from './pink-elephant/words.ts';
import { riverLabels, riverLines, riverPrompts } from './rivers/words.ts';
import { roadsLines, roadsPrompts } from './roads/words.ts';
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
