import { expect, test } from 'vitest';
import { disc, polyline } from './brush.ts';
import { canWrite, fitted, widthOf } from './letters.ts';
import { shareParts } from './parts.ts';
import { decodePng, type Raster } from './png.ts';
import { canWriteName, type PicturedGame, resultPicture } from './result-picture.ts';
import { scaleOf } from './scale.ts';

const GAME: PicturedGame = {
  title: 'Rajas of the Ganges',
  headline: 'Leila wins',
  note: '2 players · 16 November 2026',
  start: 'start',
  players: [
    { name: 'Leila', colour: 'teal', rank: 1, result: '3', race: [61, 30, -3] },
    { name: 'Meera', colour: 'crimson', rank: 2, result: '0', race: [61, 55, 0] },
  ],
};

function inkIn({ width, pixels }: Raster, left: number, top: number, right: number, bottom: number): number {
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((pixels[3 * (y * width + x) + 1] ?? 255) < 140) dark++;
  return dark;
}

test('shows the winner, the podium and the race', () => {
  const picture = decodePng(resultPicture(GAME));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  const headline = inkIn(picture, 60, 130, 600, 200);
  const race = inkIn(picture, 664, 140, 1040, 540);
  expect(headline).toBeGreaterThan(500);
  expect(race).toBeGreaterThan(500);
  const silent = decodePng(resultPicture({ ...GAME, headline: '', players: GAME.players.map((one) => ({ ...one, race: [] })) }));
  expect(inkIn(silent, 60, 130, 600, 200)).toBe(0);
  expect(inkIn(silent, 664, 140, 1040, 540)).toBe(0);
});

test.each([1, 2, 3, 4, 5])('has room for %i players with the longest names', (count) => {
  const players = Array.from({ length: count }, (_, seat) => ({
    name: 'Wolfgang Wilhelmsdottir W',
    colour: (['crimson', 'teal', 'saffron', 'charcoal', 'ivory'] as const)[seat] ?? 'ivory',
    rank: seat + 1,
    result: '−123',
    race: [0, 50 - seat, 100 - seat],
  }));
  const picture = decodePng(resultPicture({ ...GAME, headline: 'Wolfgang Wilhelmsdottir W teilen sich den Sieg', players }));
  expect(inkIn(picture, 1164, 120, 1172, 600)).toBe(0);
});

test('letters cover our languages; other names get a substitute', () => {
  const { faces } = shareParts();
  for (const face of Object.values(faces)) expect(canWrite(face, 'Größe naïve œuvre coöperatie Łódź 0123 · −5 …’')).toBe(true);
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
