import type { TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { byUrgency, isMyTurn } from './turns.svelte.ts';

const ME = 'me';

function table(id: string, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [{ seat: 0, person: { id: ME, name: 'Me' }, ready: true, away: false }];
  const about = { game: 'rajas', rulesVersion: 1, players: 1, options: {}, edition: 'base', ownEdition: false };
  const terms = { pace: { kind: 'none' }, visibility: 'public', stakes: 'friendly', outOfTime: 'bot' } as const;
  return { id, status: 'running', ...about, ...terms, seats, number: 0, createdAt: 0, ...more } as TableInfo;
}

const mine = (since: number, deadline?: number) => ({
  turn: { decider: 0, since, ...(deadline === undefined ? {} : { deadline }) },
});

test('the nearest deadline comes first, then the longest wait, then tables that wait for others', () => {
  const tables = [
    table('theirs', { turn: { decider: 1, since: 1 } }),
    table('new', mine(9)),
    table('old', mine(3)),
    table('late', mine(5, 200)),
    table('soon', mine(8, 100)),
  ];
  expect(byUrgency(tables, ME).map(({ id }) => id)).toEqual(['soon', 'late', 'old', 'new', 'theirs']);
});

test('a paused table and one where a bot plays for me wait for no one', () => {
  const [seat] = table('x').seats;
  expect(isMyTurn(table('on', mine(1)), ME)).toBe(true);
  expect(isMyTurn(table('paused', { ...mine(1), pausedAt: 5 }), ME)).toBe(false);
  expect(isMyTurn(table('away', { ...mine(1), seats: seat ? [{ ...seat, away: true }] : [] }), ME)).toBe(false);
});
