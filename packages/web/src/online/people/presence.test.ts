import type { Attendance, SeatInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { stateOf } from './presence.ts';

const seat: SeatInfo = { seat: 0, person: { id: 'abcdefghijkl', name: 'Ada' }, ready: true, away: false };
const attendance = (vacationSince?: number): Attendance => ({
  people: [{ person: 'abcdefghijkl', phone: false, ...(vacationSince === undefined ? {} : { vacationSince }) }],
  watching: { named: [], others: 0 },
});
const table = { status: 'running', turn: { decider: 0, since: 5 } } as const;

test('someone on vacation isn’t thinking, unless a bot stands in', () => {
  expect(stateOf(seat, table, attendance(), 9)).toEqual({ kind: 'thinking', since: 5 });
  expect(stateOf(seat, table, attendance(7), 9)).toEqual({ kind: 'vacation', since: 7 });
  expect(stateOf({ ...seat, away: true, awaySince: 8 }, table, attendance(7), 9)).toEqual({ kind: 'standIn', since: 8 });
  expect(stateOf(seat, { status: 'finished' }, attendance(7), 9)).toEqual({ kind: 'here' });
});
