import type { PuzzleRecord } from '@durbar/protocol';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { keepRecord, puzzleRecord } from '../../puzzles/kept.svelte.ts';
import { rememberPerson } from '../../store/person.svelte.ts';
import { shareRecordWithAccount } from './account-record.svelte.ts';

const sent: PuzzleRecord[] = [];
let held: PuzzleRecord = { rating: 1500, tried: { old: 'found' }, days: [] };

vi.mock('../../online/api.ts', () => ({
  api: {
    mergePuzzles: async (record: PuzzleRecord) => {
      sent.push(record);
      held = {
        rating: held.rating,
        tried: { ...record.tried, ...held.tried },
        days: [...new Set([...held.days, ...record.days])],
      };
      return { ok: true, value: held };
    },
  },
}));

let stop = (): void => {};
afterEach(() => {
  stop();
  localStorage.clear();
});

test('an account takes over what was tried before signing in, once, and what is tried later', async () => {
  keepRecord({ rating: 1342, tried: { before: 'missed' }, days: ['2026-11-16'] });
  stop = $effect.root(() => shareRecordWithAccount());
  flushSync();
  expect(sent).toEqual([]);
  rememberPerson({ id: 'a', name: 'Leila', kind: 'account' });
  flushSync();
  await vi.waitFor(() => expect(Object.keys(puzzleRecord().tried)).toEqual(['before', 'old']));
  expect(sent).toHaveLength(2);
  expect(localStorage.getItem('durbar-puzzles')).toBeNull();
  keepRecord({ ...puzzleRecord(), tried: { ...puzzleRecord().tried, later: 'found' } });
  flushSync();
  await vi.waitFor(() => expect(held.tried).toHaveProperty('later'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(3);
  rememberPerson(undefined);
  expect(puzzleRecord().tried).toEqual({});
});
