import { expect, test } from 'vitest';
import { Allowance, Allowances } from './rate.ts';

test('allows a burst, then a steady rate', () => {
  let now = 0;
  const allowance = new Allowance({ perSecond: 2, burst: 3 }, () => now);
  const spend = (times: number): number => Array.from({ length: times }, () => allowance.spend()).filter(Boolean).length;
  expect(spend(10)).toBe(3);
  now = 1000;
  expect(spend(10)).toBe(2);
  now = 60_000;
  expect(spend(10)).toBe(3);
});

test('a debt must be paid off first', () => {
  let now = 0;
  const allowance = new Allowance({ perSecond: 2, burst: 3 }, () => now);
  allowance.charge(7);
  now = 2000;
  expect(allowance.spend()).toBe(false);
  now = 3000;
  expect(allowance.spend()).toBe(true);
});

test('a rejected request gets a retry delay', () => {
  let now = 0;
  const allowances = new Allowances({ perSecond: 1 / 60, burst: 2 }, () => now);
  expect([1, 2, 3].map(() => allowances.spend('one'))).toEqual([true, true, false]);
  expect(allowances.comeBack('one')).toEqual({ seconds: 60 });
  now = 45_500;
  expect(allowances.comeBack('one')).toEqual({ seconds: 15 });
  expect(allowances.comeBack('another')).toEqual({ seconds: 0 });
  now = 60_000;
  expect(allowances.spend('one')).toBe(true);
});

test('remembers a limited number of addresses, keeping the latest', () => {
  const allowances = new Allowances({ perSecond: 0, burst: 1 }, () => 0);
  for (let address = 0; address < 100_000; address++) allowances.spend(`2001:db8::${address}`);
  expect(allowances.size).toBeLessThanOrEqual(20_000);
  expect(allowances.spend('2001:db8::99999')).toBe(false);
});
