import { expect, test } from 'vitest';
import { gaugeMarks } from './gauge.ts';

test('RAJ-END-02 the marks of a gauge meet exactly when the markers do', () => {
  const apart = gaugeMarks({ fame: 27, money: 65 }, 61, 244);
  expect(apart.fame).toBeLessThan(apart.money);
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
