import { defined } from '@durbar/engine';
import type { GainData } from '../edition.ts';
import type { Counter, Gain, GainRule } from '../game.ts';
import { ANY_GOODS, DIFFERENT_GOODS, ONE_GOOD } from '../rules/markets.ts';
import { packedOne } from '../rules/packed.ts';
import { COLOURS, GOODS, NONE } from '../words.ts';

/** Compiles the edition's gains into one table. */
export interface GainTable {
  readonly gains: Gain[];
  readonly rules: Readonly<Record<string, GainRule>>;
  readonly counters: Readonly<Record<string, Counter>>;
  readonly colourCounters: readonly string[];
  /** Palace actions by id. */
  readonly actions: ReadonlyMap<string, number>;
}

export function compileGain(table: GainTable, data: GainData): Gain {
  const gain: Gain = {
    index: table.gains.length,
    kind: data.kind,
    rule: defined(table.rules[data.kind], `gain ${data.kind}`),
    data,
    amount: data.amount ?? 0,
    counter: data.per === undefined ? undefined : defined(table.counters[data.per], `counter ${data.per}`),
    countsColours: data.per !== undefined && table.colourCounters.includes(data.per),
    every: data.every ?? 1,
    colour: data.colour === undefined ? NONE : COLOURS.indexOf(data.colour),
    colours: (data.colours ?? []).reduce((packed, colour) => packed + packedOne(COLOURS.indexOf(colour)), 0),
    max: typeof data.max === 'number' ? data.max : 0,
    goods: goodsOf(data.goods),
    actions: (data.actions ?? []).map((id) => defined(table.actions.get(id), `palace action ${id}`)),
    late: data.late ?? false,
    optional: data.optional ?? false,
  };
  table.gains.push(gain);
  return gain;
}

function goodsOf(goods: GainData['goods']): number {
  if (goods === undefined || goods === 'any') return ANY_GOODS;
  if (goods === 'different') return DIFFERENT_GOODS;
  if (goods === 'one') return ONE_GOOD;
  return GOODS.indexOf(goods);
}
