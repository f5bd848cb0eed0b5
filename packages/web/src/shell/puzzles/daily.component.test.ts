import { defined } from '@durbar/engine';
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../puzzles/messages/en.ts';
import { rememberPerson } from '../../store/person.svelte.ts';
import { GAME_CARDS } from '../catalogue.ts';
import DailyPuzzle from './DailyPuzzle.svelte';
import { foundShares } from './found-shares.ts';

const asked: (readonly string[])[] = [];

vi.mock('../../online/api.ts', () => ({
  api: {
    foundShares: async (puzzles: readonly string[]) => {
      asked.push(puzzles);
      return { ok: true, value: [{ puzzle: 'a1', percent: 38 }] };
    },
  },
}));

afterEach(() => localStorage.clear());

test.each(['none', 'unreached'] as const)('a game without a puzzle for today says why: %s', (lack) => {
  const card = defined(GAME_CARDS[0], 'game');
  render(DailyPuzzle, { card, puzzle: undefined, today: '2026-11-18', words: messages, lack, share: undefined });
  expect(screen.getByText(lack === 'none' ? messages.noneYet : messages.needsConnection)).toBeTruthy();
});

test('only a device that has played online asks how many found a puzzle', async () => {
  expect(await foundShares(['a1'])).toEqual(new Map());
  expect(asked).toEqual([]);
  rememberPerson({ id: 'a', name: 'Leila', kind: 'account' });
  expect(await foundShares(['a1', 'b2'])).toEqual(new Map([['a1', 38]]));
  expect(asked).toEqual([['a1', 'b2']]);
});
