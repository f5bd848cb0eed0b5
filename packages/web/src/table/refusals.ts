import type { Refusal } from '@durbar/engine';
import type { Telling } from './contract.ts';

/** What every table says in the same words. */
export function sharedRefusal({ code, values }: Refusal, telling: Telling<unknown, unknown>): string | undefined {
  if (code === 'game-over') return `${telling.common.gameOver}.`;
  return code === 'not-your-turn' ? telling.common.turnOf(telling.name(Number(values?.seat))) : undefined;
}

/** A game's refusal sentences by code, some built from the refusal's values in words. */
type Sentences<V> = Readonly<Record<string, string | ((values: V) => string)>>;

/** The sentence of a code; undefined when there is none. */
export function sentenceOf<V>(sentences: Sentences<V>, code: string, values: V): string | undefined {
  const sentence = sentences[code];
  return typeof sentence === 'function' ? sentence(values) : sentence;
}
