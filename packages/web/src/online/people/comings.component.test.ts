import type { Attendance, TableInfo, WatchedTable } from '@durbar/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Comings } from './comings.svelte.ts';

const ADA = { id: 'adaadaadaada', name: 'Ada' };
const info = { status: 'running', seats: [{ seat: 0, person: ADA, ready: true, away: false }] } as unknown as TableInfo;
const MINUTE = 60_000;

function table(awaySince?: number): WatchedTable {
  const people = [{ person: ADA.id, phone: false, ...(awaySince === undefined ? {} : { awaySince }) }];
  const attendance: Attendance = { people, watching: { named: [], others: 0 } };
  return { info, attendance } as unknown as WatchedTable;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('greets a player who returns after more than a minute, for five seconds', () => {
  const comings = new Comings();
  comings.look(table(0), undefined, 2 * MINUTE);
  expect(comings.back).toBeUndefined();
  comings.look(table(), undefined, 3 * MINUTE);
  expect(comings.back).toBe('Ada');
  vi.advanceTimersByTime(5000);
  expect(comings.back).toBeUndefined();
});

test('greets no one who only reloaded, and not oneself', () => {
  const comings = new Comings();
  comings.look(table(0), undefined, 1000);
  comings.look(table(), undefined, 2000);
  comings.look(table(0), ADA.id, 2 * MINUTE);
  comings.look(table(), ADA.id, 3 * MINUTE);
  expect(comings.back).toBeUndefined();
});
