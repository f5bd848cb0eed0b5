import type { Prompt } from '../../../table/contract.ts';
import type { RajasQuestion, RajasTelling, RajasView } from '../types.ts';
import { gangaLabels, gangaLines } from './ganga/words.ts';
import { navaratnasLabels, navaratnasLines, navaratnasPrompts } from './navaratnas/words.ts';

/** A question of a module in words. */
export type PromptOf = (telling: RajasTelling, view: RajasView, question: RajasQuestion) => Prompt;

/** The words of all modules; each module's own stand in its folder. */
export const moduleLabels = { ...navaratnasLabels, ...gangaLabels };
export const moduleLines = { ...navaratnasLines, ...gangaLines };
const prompts: Readonly<Record<string, PromptOf>> = { ...navaratnasPrompts };

export function moduleIsPrompt(kind: string): boolean {
  return kind in prompts;
}

export function modulePrompt(kind: string, question: RajasQuestion, view: RajasView, telling: RajasTelling): Prompt {
  return prompts[kind]?.(telling, view, question) ?? { title: '' };
}
