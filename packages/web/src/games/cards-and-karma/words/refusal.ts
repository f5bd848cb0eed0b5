import type { Refusal } from '@durbar/engine';
import { sentenceOf } from '../../../table/refusals.ts';
import type { KarmaTelling } from '../types.ts';
import { colourName } from './names.ts';

/** Why a thing can't be chosen; the prompt already says "… first". */
export function refusal({ code, values = {} }: Refusal, telling: KarmaTelling): string | undefined {
  const { words } = telling;
  const said = sentenceOf(words.refusal, code === 'needs-number' ? 'wrong-number' : code, {
    ...values,
    name: typeof values.seat === 'number' ? telling.name(values.seat) : '',
    colour: colourName(String(values.colour), words),
  });
  return said ?? (code.endsWith('-first') ? words.refusal['prompt-first'] : undefined);
}
