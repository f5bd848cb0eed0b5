import type { Refusal } from '@durbar/engine';
import { COLOURS } from '@durbar/rajas/vocabulary';
import type { RajasMessages } from '../messages/index.ts';
import type { RajasTelling } from '../types.ts';

function isPlain(code: string, refusals: RajasMessages['refusals']): code is keyof RajasMessages['refusals']['plain'] {
  return code in refusals.plain;
}

/** Why a thing cannot be chosen. */
export function refusal(refused: Refusal, { words }: RajasTelling): string | undefined {
  return saidRefusal(refused, words);
}

/** The sentence of a code; undefined when there is none. */
export function saidRefusal({ code, values = {} }: Refusal, words: RajasMessages): string | undefined {
  const { refusals, colours, moduleRefusals } = words;
  const number = (key: string) => Number(values[key] ?? 0);
  const colour = COLOURS.find((one) => one === values.colour);
  if (code === 'too-little-money') return refusals.tooLittleMoney(number('price'), number('money'));
  if (code === 'too-few-dice-of-colour' && colour) return refusals.tooFewDice(colours[colour], number('price'), number('have'));
  if (code === 'too-far') return refusals.tooFar(number('most'));
  return isPlain(code, refusals) ? refusals.plain[code] : moduleRefusals[code];
}
