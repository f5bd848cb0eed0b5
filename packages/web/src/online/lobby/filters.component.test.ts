import { expect, test } from 'vitest';
import { ALL, doesPass, EVERYTHING, lobbyFilter, setLobbyFilter } from './filters.svelte.ts';

const live = { game: 'rajas', pace: { kind: 'live', bank: 600, increment: 10 } } as const;
const slow = { game: 'taj-mahal', pace: { kind: 'days', hours: 24 } } as const;
const endless = { game: 'taj-mahal', pace: { kind: 'none' } } as const;

test('a filter is by game and pace; a table without a time limit counts as turn-based', () => {
  const passing = (filter: Parameters<typeof doesPass>[1]) => [live, slow, endless].map((table) => doesPass(table, filter));
  expect(passing(EVERYTHING)).toEqual([true, true, true]);
  expect(passing({ game: 'rajas', pace: 'both' })).toEqual([true, false, false]);
  expect(passing({ game: ALL, pace: 'days' })).toEqual([false, true, true]);
  expect(passing({ game: 'taj-mahal', pace: 'live' })).toEqual([false, false, false]);
});

test('it is remembered on this device', () => {
  setLobbyFilter({ pace: 'live' });
  setLobbyFilter({ game: 'rajas' });
  expect(lobbyFilter()).toEqual({ game: 'rajas', pace: 'live' });
  expect(JSON.parse(localStorage.getItem('durbar-lobby-filter') ?? '')).toEqual({ game: 'rajas', pace: 'live' });
});
