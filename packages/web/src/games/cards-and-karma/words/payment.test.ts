import { cardsAndKarma } from '@durbar/cards-and-karma';
import { begin, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { cheapest } from './payment.ts';

const rules = mustRules(cardsAndKarma, { players: 2 });
const view = cardsAndKarma.viewFor(rules.game, begin(rules).position, 0);
const pay = (dice: number[], jokers: number, karma: number) => ({ type: 'pay', dice, jokers, karma }) as const;

test('the usual payment spares administrators, then karma, then dice', () => {
  expect(cheapest([pay([1], 1, 0), pay([1, 2], 0, 1), pay([1, 2, 3], 0, 0)], view)).toEqual(pay([1, 2, 3], 0, 0));
  expect(cheapest([pay([1, 2, 3], 0, 0), pay([4, 5], 0, 0)], view)).toEqual(pay([4, 5], 0, 0));
});

test('paying comes before overpaying, and nothing is chosen from nothing', () => {
  expect(cheapest([{ type: 'overpay' }, pay([1], 2, 2)], view)).toEqual(pay([1], 2, 2));
  expect(cheapest([], view)).toBeUndefined();
});
