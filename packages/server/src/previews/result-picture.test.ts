import { expect, test } from 'vitest';
import { disc, polyline } from './brush.ts';
import { canWrite, fitted, widthOf } from './letters.ts';
import { canWriteName, shareParts } from './parts.ts';
import { decodePng, type Raster } from './png.ts';
import type { PicturedRace } from './race-chart.ts';
import { type PicturedGame, resultPicture } from './result-picture.ts';
import { scaleOf } from './scale.ts';

const GAME = {
  title: 'Rajas of the Ganges',
  headline: 'Leila wins',
  reason: 'Fame and money met.',
  note: '2 players · 16 November 2026',
  players: [
    { name: 'Leila', colour: 'teal', rank: 1, result: 'passed by 3' },
    { name: 'Meera', colour: 'crimson', rank: 2, result: 'met' },
  ],
  race: {
    start: 'start',
    goal: { value: 0, text: 'markers meet' },
    lines: [
      { name: 'Leila', colour: 'teal', values: [61, 30, -3] },
      { name: 'Meera', colour: 'crimson', values: [61, 55, 0] },
    ],
  },
} satisfies PicturedGame;

type Box = readonly [left: number, top: number, right: number, bottom: number];

function inkIn({ width, pixels }: Raster, ...[left, top, right, bottom]: Box): number {
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((pixels[3 * (y * width + x) + 1] ?? 255) < 140) dark++;
  return dark;
}

test('shows the winner, why, the podium and the race', () => {
  const picture = decodePng(resultPicture(GAME));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  const parts: readonly Box[] = [
    [60, 120, 600, 186],
    [60, 190, 600, 290],
    [664, 140, 1040, 540],
  ];
  for (const part of parts) expect(inkIn(picture, ...part)).toBeGreaterThan(200);
  const silent = decodePng(resultPicture({ ...GAME, headline: '', reason: '', race: undefined }));
  for (const part of parts) expect(inkIn(silent, ...part)).toBe(0);
});

test('the goal of the race has its words, also at the edge of the chart', () => {
  const words = (goal: PicturedRace['goal'], values: readonly number[]) =>
    inkIn(
      decodePng(resultPicture({ ...GAME, race: { start: '', goal, lines: [{ name: '', colour: 'ivory', values }] } })),
      668,
      140,
      900,
      560,
    );
  expect(words({ value: 0, text: 'markers meet' }, [61, -3])).toBeGreaterThan(words(undefined, [61, -3]));
  expect(words({ value: 6, text: 'all six' }, [0, 6])).toBeGreaterThan(words(undefined, [0, 6]));
  expect(words({ value: 0, text: 'all gone' }, [6, 0])).toBeGreaterThan(words(undefined, [6, 0]));
});

test.each([1, 2, 3, 4, 5])('has room for %i players with the longest names', (count) => {
  const players = Array.from({ length: count }, (_, seat) => ({
    name: 'Wolfgang Wilhelmsdottir W',
    colour: (['crimson', 'teal', 'saffron', 'charcoal', 'ivory'] as const)[seat] ?? 'ivory',
    rank: seat + 1,
    result: '−123',
    values: [0, 50 - seat, 100 - seat],
  }));
  const picture = decodePng(
    resultPicture({
      ...GAME,
      headline: 'Wolfgang Wilhelmsdottir W teilen sich den Sieg',
      players,
      race: { start: 'start', lines: players },
    }),
  );
  expect(inkIn(picture, 1164, 120, 1172, 600)).toBe(0);
});

test('letters cover our languages, Greek and Cyrillic; other names get a substitute', () => {
  const { faces } = shareParts();
  for (const face of Object.values(faces))
    expect(canWrite(face, 'Größe naïve œuvre coöperatie Łódź 0123 · −5 …’ Αλέξης Дмитрий Ґалина\u00A0:')).toBe(true);
  expect(canWriteName('लीला')).toBe(false);
  expect(widthOf(faces.name, fitted(faces.name, 'a very long name indeed', 80))).toBeLessThanOrEqual(80);
});

test('a dashed line has gaps, a whole one has none', () => {
  const covered = (dash?: readonly [number, number]) => {
    const picture = { width: 60, height: 9, pixels: new Uint8Array(3 * 60 * 9).fill(255) };
    polyline(
      picture,
      [
        { x: 5, y: 4 },
        { x: 55, y: 4 },
      ],
      { colour: [0, 0, 0], width: 3, dash },
    );
    return Array.from({ length: 50 }, (_, x) => picture.pixels[3 * (4 * 60 + 5 + x)]).filter((value) => value === 0).length;
  };
  expect(covered()).toBe(50);
  expect(covered([6, 10])).toBeLessThan(35);
  const small = { width: 4, height: 4, pixels: new Uint8Array(48).fill(255) };
  disc(small, { x: -1, y: -1, radius: 2 }, [0, 0, 0]);
  expect(small.pixels.at(-1)).toBe(255);
});

test('the scale has round numbers and never divides by nothing', () => {
  const box = { left: 0, right: 100, top: 0, bottom: 50 };
  const { ticks, x, y } = scaleOf([[61, 20, -3]], box);
  expect(ticks).toEqual([-15, 0, 15, 30, 45, 60, 75]);
  expect([x(0), x(2), y(75), y(-15)]).toEqual([0, 100, 0, 50]);
  expect(scaleOf([[4]], box).y(4)).toBe(50);
});
