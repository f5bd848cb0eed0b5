import { TOKENS } from '@durbar/cards-and-karma/vocabulary';
import type { Consequence } from '../../../table/contract.ts';
import { GAIN_PICTURES } from '../pieces/pictures.ts';
import type { Fact, KarmaPreview, KarmaTelling, View } from '../types.ts';
import { paymentParts } from './payment.ts';

/** What a choice would surely bring, in short pieces: each kind of thing once, and what flips at the end. */
export function consequences({ facts }: KarmaPreview, _view: View, telling: KarmaTelling): Consequence[] {
  return [...facts.flatMap((fact) => consequence(fact, telling)), ...gains(facts, telling), ...flips(facts, telling)];
}

function consequence(fact: Fact, { game, words }: KarmaTelling): Consequence[] {
  switch (fact.type) {
    case 'paid':
      return [{ text: words.gain.pays(paymentParts(game, fact, fact.numbers, words)), tone: 'cost', symbol: 'icon-die' }];
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

/** Coins and administrators that a set brings are told with the set. */
function gains(facts: readonly Fact[], { words }: KarmaTelling): Consequence[] {
  return TOKENS.flatMap((token) => {
    const amount = gainedOf(facts, token) - fromSets(facts, token);
    return amount > 0 ? [{ symbol: GAIN_PICTURES[token], text: `+${words.gains[token](amount)}`, tone: 'gain' as const }] : [];
  });
}

function gainedOf(facts: readonly Fact[], token: string): number {
  return facts.reduce((sum, fact) => (fact.type === 'gained' && fact.token === token ? sum + fact.amount : sum), 0);
}

function fromSets(facts: readonly Fact[], token: string): number {
  return facts.reduce((sum, fact) => {
    if (fact.type !== 'set-carried-out') return sum;
    if (fact.set === 'goods') return token === 'coins' ? sum + fact.coins : sum;
    return token === 'administrators' ? sum + 1 : sum;
  }, 0);
}

function flips(facts: readonly Fact[], { words }: KarmaTelling): Consequence[] {
  const count = facts.filter(({ type }) => type === 'track-card-flipped').length;
  return count > 0 ? [{ symbol: 'icon-moon', text: words.gain.flips(count), tone: 'gain' }] : [];
}
