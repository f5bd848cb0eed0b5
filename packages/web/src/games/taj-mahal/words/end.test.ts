import { begin, mustRules, type Standing } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/language.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { tajMessages } from '../messages/index.ts';
import { end } from './end.ts';

const rules = mustRules(tajMahal, { players: 3 });

const telling = (language: Language, viewer?: number) => tellingIn(language, tajMahal.describe(rules.game), tajMessages, viewer);

const opened = tajMahal.viewFor(rules.game, begin(rules).position, 'spectator');
/** The first player has built in the first city, and with the crown in the third. */
const view = {
  ...opened,
  cities: opened.cities.map((city, number) => ({
    ...city,
    palace: number === 0 ? 0 : number === 1 ? 1 : city.palace,
    crownPalace: number === 2 ? 0 : city.crownPalace,
  })),
};

const standing = (seat: number, rank: number, score: number): Standing => ({
  seat,
  rank,
  score,
  parts: { palaces: 23, 'bonus-tile': 4, 'province-tile': 7, 'hand-special': 1, 'hand-white': 1, 'hand-colour': 3 },
});
const CLEAR = [standing(0, 1, 49), standing(1, 2, 45), standing(2, 3, 40)];

describe('the reason', () => {
  test('says by how much, and where the points came from', async () => {
    expect(end.reason(CLEAR, await telling('en'))).toBe('By 4 points: 23 for palaces, 11 for tiles, 5 for cards.');
    expect(end.reason(CLEAR, await telling('en', 2))).toContain('You’re 9 points behind.');
  });

  test('TAJ-END-08 players with equal scores share the victory', async () => {
    expect(end.reason([standing(0, 1, 49), standing(1, 1, 49), standing(2, 3, 40)], await telling('en'))).toBe('49 points each.');
  });
});

test.each(LANGUAGES)('hands are counted part by part after everything else: %s', async (language) => {
  const [row] = end.scoring(CLEAR, await telling(language), view);
  expect(row?.before).toBe(44);
  expect(row?.steps.map(({ gain }) => gain)).toEqual([1, 1, 3]);
});

test('a player’s palaces stay lit while their hand is counted', async () => {
  const rows = end.scoring(CLEAR, await telling('en'), view);
  expect(rows.map(({ places }) => places)).toEqual([['city:0', 'city:2'], ['city:1'], []]);
});

test.each(LANGUAGES)('only the winner’s longest chain of palaces is lit, in the order of its roads: %s', async (language) => {
  const { game } = await telling(language);
  const [start = 0] = game.cities.flatMap(({ neighbours, province }, city) =>
    neighbours.some((next) => game.cities[next]?.province !== province) ? [city] : [],
  );
  const next = game.cities[start]?.neighbours.find((city) => game.cities[city]?.province !== game.cities[start]?.province) ?? 0;
  const built = {
    ...opened,
    cities: opened.cities.map((city, number) => (number === start || number === next ? { ...city, palace: 0 } : city)),
  };
  const rows = end.scoring(CLEAR, await telling(language), built);
  expect(rows.map(({ triumph }) => triumph?.places)).toEqual([
    [`city:${Math.min(start, next)}`, `city:${Math.max(start, next)}`],
    undefined,
    undefined,
  ]);
  expect(rows[0]?.triumph?.text).toContain('2');
  expect(end.scoring(CLEAR, await telling(language), view)[0]?.triumph).toBeUndefined();
});
