import { capitalised } from '../../../i18n/names.ts';
import type { Consequence } from '../../../table/contract.ts';
import { goodsOn } from '../model/sets.ts';
import { goodPicture } from '../pieces/pictures.ts';
import type { Fact, KarmaPreview, KarmaTelling, View } from '../types.ts';
import { goodName } from './names.ts';

type Happening = Pick<KarmaPreview, 'facts' | 'view'>;

/** A choice's consequences beyond cost and gain: goods that grow towards a set, completed sets and discarded ships. */
export function consequences({ facts, view }: Happening, _before: unknown, telling: KarmaTelling): Consequence[] {
  const isSold = facts.some((fact) => fact.type === 'set-carried-out' && fact.set === 'goods');
  return facts.flatMap((fact) => {
    if (fact.type === 'card-placed') return isSold ? [] : grownGoods(fact, view, telling);
    return consequence(fact, telling);
  });
}

/** A goods card costs and gains nothing: how many of each kind there are then. */
function grownGoods({ seat, card }: Extract<Fact, { type: 'card-placed' }>, view: View, telling: KarmaTelling): Consequence[] {
  const { game, words, common } = telling;
  const placed = game.edition.cards[card];
  const own = view.seats[seat];
  if (placed?.kind !== 'goods' || !own) return [];
  const goods = goodsOn(game, [...own.buildings, ...own.ships, ...own.goods]);
  const kinds = [...new Set(placed.goods.map(({ type }) => type))];
  return kinds.map((kind) => {
    const held = goods.filter(({ type }) => type === kind).length;
    return {
      symbol: goodPicture(kind),
      text: `${capitalised(goodName(kind, words))} ${common.outOf(held, game.thresholds.sameKindSet)}`,
      tone: 'gain',
    };
  });
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
