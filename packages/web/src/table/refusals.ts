import type { Refusal } from '@durbar/engine';
import type { Telling } from './contract.ts';

/** What every table says alike. */
export function sharedRefusal({ code, values }: Refusal, telling: Telling<unknown, unknown>): string | undefined {
  if (code === 'game-over') return `${telling.common.gameOver}.`;
  return code === 'not-your-turn' ? telling.common.turnOf(telling.name(Number(values?.seat))) : undefined;
}

/** The sentences of a game's refusals by their codes, each perhaps made from the refusal's values in words. */
type Sentences<V> = Readonly<Record<string, string | ((values: V) => string)>>;

/** The sentence of a code; undefined when there is none. */
export function sentenceOf<V>(sentences: Sentences<V>, code: string, values: V): string | undefined {
  const sentence = sentences[code];
  return typeof sentence === 'function' ? sentence(values) : sentence;
}
