import type { TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import { briefDuration, durationText, timeLeft } from './time.ts';

const PERSON = { id: 'aaaaaaaaaaaa', name: 'Ines' };
const seats: TableInfo['seats'] = [
  { seat: 0, person: PERSON, ready: true, away: false },
  { seat: 1, person: { ...PERSON, id: 'bbbbbbbbbbbb' }, ready: true, away: false },
  { seat: 2, bot: 'greedy', ready: true, away: false },
];

test('only the deciding player’s clock runs', () => {
  const turn = { decider: 0, since: 1000, deadline: 61_000, clocks: [60_000, 45_000, 60_000] };
  expect(timeLeft({ turn, seats }, 0, 11_000)).toBe(50_000);
  expect(timeLeft({ turn, seats }, 0, 99_000)).toBe(0);
  expect(timeLeft({ turn, seats }, 1, 11_000)).toBe(45_000);
});

test('bots and tables without a limit have no clock', () => {
  expect(timeLeft({ turn: { decider: 0, since: 0, clocks: [1, 2, 3] }, seats }, 2, 0)).toBeUndefined();
  expect(timeLeft({ turn: { decider: 0, since: 0 }, seats }, 0, 0)).toBeUndefined();
  expect(timeLeft({ seats }, 0, 0)).toBeUndefined();
});

test('turn-based: only the deciding player has a deadline', () => {
  const turn = { decider: 1, since: 0, deadline: 86_400_000 };
  expect(timeLeft({ turn, seats }, 1, 0)).toBe(86_400_000);
  expect(timeLeft({ turn, seats }, 0, 0)).toBeUndefined();
});

test('durations are as short as is still readable', () => {
  expect(durationText(0, messages)).toBe('0:00');
  expect(durationText(65_001, messages)).toBe('1:06');
  expect(durationText(19 * 3_600_000 + 1_260_000, messages)).toBe('19 h 21 min');
  expect(durationText(76 * 3_600_000, messages)).toBe('3 d 4 h');
  const brief = [65_001, 19 * 3_600_000 + 1_260_000, 76 * 3_600_000].map((left) => briefDuration(left, messages));
  expect(brief).toEqual(['1:06', '19\u00A0h', '3\u00A0d']);
});
