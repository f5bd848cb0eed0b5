import type { CardsAndKarmaChoice } from '@durbar/cards-and-karma';
import { cardOf, NONE, placeOf } from '@durbar/cards-and-karma/vocabulary';
import { entry, rowAt } from '../../../numbers.ts';
import type { Standpoint } from './standpoint.ts';
import { worthOfCoins } from './tokens.ts';
import { AT } from './traits.ts';

/** Which of several sets: one that brings coins and takes few cards. */
export function worthOfSet(standpoint: Standpoint, { set, symbols }: Extract<CardsAndKarmaChoice, { type: 'set' }>): number {
  const { tables, strengths } = standpoint;
  let [cards, last, sale] = [0, NONE, 0];
  for (const symbol of symbols) {
    const card = cardOf(symbol);
    if (card !== last) cards++;
    last = card;
    if (set === 'goods') sale += entry(entry(tables.cards, card).goods, placeOf(symbol)).value;
  }
  return cards * rowAt(strengths, AT['set-card']) + (sale > 0 ? worthOfCoins(standpoint, sale) : 0);
}
