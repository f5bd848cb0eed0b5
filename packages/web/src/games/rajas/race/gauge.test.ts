import { expect, test } from 'vitest';
import { apart, gaugeMarks } from './gauge.ts';

test('RAJ-END-02 the marks of a gauge meet exactly when the markers do', () => {
  const before = gaugeMarks({ fame: 27, money: 65 }, 61, 244);
  expect(before.fame).toBeLessThan(before.money);
  const met = gaugeMarks({ fame: 28, money: 65 }, 61, 244);
  expect(met.fame).toBeCloseTo(met.money);
  const passed = gaugeMarks({ fame: 30, money: 66 }, 61, 244);
  expect(passed.fame).toBeGreaterThan(passed.money);
});

test('marks stay on the gauge however far a marker goes', () => {
  const { fame, money } = gaugeMarks({ fame: 70, money: 140 }, 61, 200);
  expect(fame).toBeLessThanOrEqual(200);
  expect(money).toBeGreaterThanOrEqual(0);
});

test('markers close together leave room for what is shown between them, in order and on the gauge', () => {
  expect(apart({ fame: 40, money: 160 }, 50, 200)).toEqual({ fame: 40, money: 160 });
  expect(apart({ fame: 98, money: 102 }, 50, 200)).toEqual({ fame: 75, money: 125 });
  expect(apart({ fame: 102, money: 98 }, 50, 200)).toEqual({ fame: 125, money: 75 });
  expect(apart({ fame: 12, money: 14 }, 50, 200).fame).toBeGreaterThanOrEqual(11);
});
