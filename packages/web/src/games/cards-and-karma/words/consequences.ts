import type { Consequence } from '../../../table/contract.ts';
import type { Fact, KarmaPreview, KarmaTelling } from '../types.ts';

/** A choice's consequences beyond cost and gain: completed sets and discarded ships. */
export function consequences({ facts }: Pick<KarmaPreview, 'facts'>, _view: unknown, telling: KarmaTelling): Consequence[] {
  return facts.flatMap((fact) => consequence(fact, telling));
}

function consequence(fact: Fact, { words }: KarmaTelling): Consequence[] {
  switch (fact.type) {
    case 'set-carried-out':
      return fact.set === 'goods'
        ? [{ symbol: 'coin-minted', text: words.gain.sells(fact.coins), tone: 'gain' }]
        : [{ symbol: 'administrator', text: words.gain.third(words.gains.administrators(1)), tone: 'gain' }];
    case 'ships-discarded':
      return [{ symbol: 'ship', text: words.gain.newRow, tone: 'cost' }];
    default:
      return [];
  }
}
