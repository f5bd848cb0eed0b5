import { mustRules, type Standing } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/language.ts';
import { tableMessages } from '../../../table/messages/index.ts';
import { tajMessages } from '../messages/index.ts';
import type { TajTelling } from '../types.ts';
import { end } from './end.ts';

const rules = mustRules(tajMahal, { players: 3 });

async function tellingIn(language: Language, viewer: TajTelling['viewer'] = 'spectator'): Promise<TajTelling> {
  return {
    game: tajMahal.describe(rules.game),
    words: await tajMessages[language](),
    common: await tableMessages[language](),
    language,
    viewer,
    players: [],
    name: (seat) => ['Leila', 'Meera', 'Arjun'][seat] ?? '',
  };
}

const standing = (seat: number, rank: number, score: number): Standing => ({
  seat,
  rank,
  score,
  parts: { palaces: 23, 'bonus-tile': 4, 'province-tile': 7, 'hand-special': 1, 'hand-white': 1, 'hand-colour': 3 },
});
const CLEAR = [standing(0, 1, 49), standing(1, 2, 45), standing(2, 3, 40)];

describe('the reason', () => {
  test('says by how much, and where the points came from', async () => {
    expect(end.reason(CLEAR, await tellingIn('en'))).toBe('By 4 points: 23 for palaces, 11 for tiles, 5 for cards.');
    expect(end.reason(CLEAR, await tellingIn('en', 2))).toContain('You are 9 points behind.');
  });

  test('TAJ-END-08 shares the victory between equals', async () => {
    expect(end.reason([standing(0, 1, 49), standing(1, 1, 49), standing(2, 3, 40)], await tellingIn('en'))).toBe(
      '49 points each.',
    );
  });
});

test.each(LANGUAGES)('hands are counted part by part after everything else: %s', async (language) => {
  const [row] = end.scoring(CLEAR, await tellingIn(language));
  expect(row?.before).toBe(44);
  expect(row?.steps.map(({ gain }) => gain)).toEqual([1, 1, 3]);
});
