import { expect, test } from 'vitest';
import { cheapestPayment } from './payments.ts';

const pay = (plain: number[], turned: number[] = []) => ({ type: 'pay', colour: 2, plain, turned }) as const;

test('the proposed payment spends no karma if it can, then few dice, then low ones', () => {
  expect(cheapestPayment([pay([6], [1]), pay([6, 4]), pay([5, 5])])).toEqual(pay([6, 4]));
  expect(cheapestPayment([pay([6, 4, 1]), pay([6, 5])])).toEqual(pay([6, 5]));
  expect(cheapestPayment([pay([6], [1]), pay([], [1, 2])])).toEqual(pay([6], [1]));
  expect(cheapestPayment([{ type: 'overpay' }])).toBeUndefined();
});
