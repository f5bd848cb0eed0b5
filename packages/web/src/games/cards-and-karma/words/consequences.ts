import type { Consequence } from '../../../table/contract.ts';
import { GAIN_PICTURES } from '../pictures.ts';
import type { Fact, KarmaPreview, KarmaTelling, View } from '../types.ts';
import { paymentParts } from './payment.ts';

/** What a choice would surely bring, in short pieces. */
export function consequences({ facts }: KarmaPreview, _view: View, telling: KarmaTelling): Consequence[] {
  return facts.flatMap((fact) => consequence(fact, facts, telling));
}

function consequence(fact: Fact, facts: readonly Fact[], { game, words }: KarmaTelling): Consequence[] {
  switch (fact.type) {
    case 'paid':
      return [{ text: words.gain.pays(paymentParts(game, fact, fact.numbers, words)), tone: 'cost', symbol: 'icon-die' }];
    case 'gained': {
      const text = words.gains[fact.token](fact.amount);
      const flips = facts.some(({ type }) => type === 'track-card-flipped') && (fact.token === 'fame' || fact.token === 'coins');
      return [{ symbol: GAIN_PICTURES[fact.token], text: flips ? words.gain.flip(`+${text}`) : `+${text}`, tone: 'gain' }];
    }
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
