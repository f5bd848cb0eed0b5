import { expect, test } from 'vitest';
import { steadyTime } from './clock.ts';

const HOUR = 3_600_000;

function sources() {
  let calendar = 1_800_000_000_000;
  let steady = 0;
  return {
    calendar: () => calendar,
    steady: () => steady,
    pass: (milliseconds: number) => {
      calendar += milliseconds;
      steady += milliseconds;
    },
    jump: (milliseconds: number) => {
      calendar += milliseconds;
    },
  };
}

test.each([HOUR, -HOUR])('turns are unaffected when the system clock jumps by %i ms', (jump) => {
  const clock = sources();
  const now = steadyTime(clock);
  const begin = now();
  clock.pass(10_000);
  clock.jump(jump);
  expect(Math.abs(now() - begin - 10_000)).toBeLessThanOrEqual(100);
  let before = now();
  for (let second = 0; second < 60; second++) {
    clock.pass(1000);
    const time = now();
    expect(Math.abs(time - before - 1000)).toBeLessThanOrEqual(11);
    before = time;
  }
});

test('the time converges to the system clock, however often it is read', () => {
  const clock = sources();
  const now = steadyTime(clock);
  clock.jump(HOUR);
  for (let count = 0; count < 5; count++) {
    clock.pass(20 * HOUR);
    now();
    now();
  }
  clock.pass(5 * HOUR);
  expect(now()).toBe(clock.calendar());
});
