import { expect, test } from 'vitest';
import { tableText } from './texts.ts';

const table = { status: 'open', name: 'Anna', game: 'Taj Mahal', players: 3, free: 1 } as const;

test.each([
  ['en', 24, '3 players · 1 day per turn · 1 seat left'],
  ['en', 72, '3 players · 3 days per turn · 1 seat left'],
  ['de', 24, '3 Spieler · 1 Tag pro Zug · 1 Platz frei'],
  ['fr', 72, '3 joueurs · 3 jours par tour · 1 place libre'],
  ['nl', 72, '3 spelers · 3 dagen per beurt · 1 plaats vrij'],
] as const)('counts in %s: %i hours', (language, hours, line) => {
  expect(tableText(language, { ...table, pace: { kind: 'days', hours } }).line).toBe(line);
});

test('says when a table is full', () => {
  expect(tableText('en', { ...table, free: 0, pace: { kind: 'none' } }).line).toBe(
    '3 players · no time limit · all seats are taken',
  );
});

test('only an open table invites', () => {
  const told = (status: 'open' | 'running' | 'finished') => tableText('en', { ...table, status, pace: { kind: 'none' } });
  expect(told('open')).toMatchObject({ title: 'Anna invites you to Taj Mahal', headline: 'Anna invites you to play' });
  expect(told('running')).toMatchObject({ title: 'Taj Mahal · Game in progress', line: '3 players · no time limit' });
  expect(told('finished')).toMatchObject({ title: 'Taj Mahal', headline: 'Game over' });
  const unnamed = tableText('en', { ...table, name: undefined, pace: { kind: 'none' } });
  expect(unnamed).toMatchObject({ title: 'Taj Mahal', headline: 'You’re invited to play' });
});
