import { expect, test } from 'vitest';
import { previewText } from './texts.ts';

const table = { name: 'Anna', game: 'Taj Mahal', players: 3, free: 1 };

test.each([
  ['en', 24, '3 players · 1 day per turn · 1 seat left'],
  ['en', 72, '3 players · 3 days per turn · 1 seat left'],
  ['de', 24, '3 Spieler · 1 Tag pro Zug · 1 Platz frei'],
  ['fr', 72, '3 joueurs · 3 jours par tour · 1 place libre'],
  ['nl', 72, '3 spelers · 3 dagen per beurt · 1 plaats vrij'],
] as const)('counts in %s: %i hours', (language, hours, line) => {
  expect(previewText(language, { ...table, pace: { kind: 'days', hours } }).line).toBe(line);
});

test('says when a table is full', () => {
  expect(previewText('en', { ...table, free: 0, pace: { kind: 'none' } }).line).toBe(
    '3 players · no time limit · all seats are taken',
  );
});
