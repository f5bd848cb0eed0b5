import { expect, test } from 'vitest';
import type { Beat } from './beat.ts';
import { interludeStart } from './interlude.ts';
import { scheduled } from './schedule.ts';

const story = { turnAt: ({ type }: { readonly type: string }) => (type === 'round' ? ('interlude' as const) : undefined) };
const facts = (...types: readonly string[]) => types.map((type) => ({ type }));
const beat = (fact: number, start: Beat['start'] = 'after'): Beat => ({
  id: `1.${fact}`,
  facts: [fact],
  journeys: [],
  verb: 'step',
  ms: 100,
  start,
});

test('an interlude starts with its first beat after those of the turn', () => {
  const schedule = scheduled([beat(0), beat(2)], 2500);
  const start = interludeStart(story, facts('paid', 'round', 'passed'), schedule);
  expect(start).toBe(schedule.timed[1]?.at);
  expect(start).toBeGreaterThan(0);
});

test('stocks that are refilled don’t begin it, and a turn has none', () => {
  const schedule = scheduled([beat(0), beat(1, 'stock'), beat(2)], 2500);
  expect(interludeStart(story, facts('paid', 'round', 'passed'), schedule)).toBe(schedule.timed[2]?.at);
  expect(interludeStart(story, facts('paid', 'revealed', 'passed'), schedule)).toBeUndefined();
});
