import { begin, mustRules, type Standing } from '@durbar/engine';
import { rajas } from '@durbar/rajas';
import { outcome } from '@durbar/rajas/outcome';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/language.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { rajasMessages } from '../messages/index.ts';
import { end } from './end.ts';
import { gauge } from './receipt.ts';

const rules = mustRules(rajas, { players: 3 });
const view = rajas.viewFor(rules.game, begin(rules).position, 'spectator');

const telling = (language: Language, viewer?: number) => tellingIn(language, rajas.describe(rules.game), rajasMessages, viewer);

const standing = (seat: number, rank: number, score: number): Standing => ({ seat, rank, score, parts: { fame: 32, money: 64 } });
const CLEAR = [standing(0, 1, 3), standing(1, 2, 0), standing(2, 3, -14)];
const TIED = [standing(0, 1, 3), standing(1, 2, 3), standing(2, 3, -14)];

describe('the reason', () => {
  test('says by how much the markers passed each other, and how it was for the reader', async () => {
    expect(end.reason(CLEAR, await telling('en'))).toBe('Fame and money passed each other by 3 spaces.');
    expect(end.reason(CLEAR, await telling('en', 1))).toBe('Fame and money passed each other by 3 spaces. Yours met.');
    expect(end.reason(CLEAR, await telling('en', 2))).toBe('Fame and money passed each other by 3 spaces. Yours were 14 short.');
  });

  test('RAJ-END-11 names the player who got as far but met later', async () => {
    expect(end.reason(TIED, await telling('en'))).toContain('Meera got just as far, but met later.');
  });
});

test.each(LANGUAGES)('the last scoring has a row for everyone, and a word for the tie: %s', async (language) => {
  const told = await telling(language);
  const rows = end.scoring(TIED, told, view);
  expect(rows.map(({ tie }) => tie)).toEqual([told.words.end.metFirst, undefined, undefined]);
  expect(rows.map(({ result }) => result)).toEqual([...TIED.map((standing) => outcome[language].result(standing))]);
  expect(end.reason(TIED, told)).toContain('Meera');
});

test('the gap of a receipt is the gap of the race', async () => {
  const view = rajas.viewFor(rules.game, begin(rules).position, 0);
  const { words } = await telling('en');
  const gap = end.race.value(view, 0);
  expect(gap).toBeGreaterThan(50);
  expect(gauge.text(gap, words)).toBe(String(gap));
});
