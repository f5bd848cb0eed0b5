import { expect, test } from 'vitest';
import { decodePng, encodePng, type Raster } from './png.ts';
import { SEAT_COLOURS } from './seat-colours.ts';
import { type PicturedTable, tablePicture } from './table-picture.ts';

/** A picture with plain areas, slopes and noise. */
function painted(width: number, height: number): Raster {
  const pixels = Uint8Array.from({ length: 3 * width * height }, (_none, at) =>
    at % 7 === 0 ? (at * 31) % 256 : (at / width) % 256,
  );
  return { width, height, pixels };
}

test('a picture is decoded as it was encoded', () => {
  const picture = painted(37, 23);
  expect(decodePng(encodePng(picture))).toEqual(picture);
});

const GROUND = encodePng({ width: 1200, height: 630, pixels: new Uint8Array(3 * 1200 * 630).fill(255) });
const TABLE: PicturedTable = {
  headline: 'Game in progress',
  title: 'Taj Mahal',
  line: '2 players',
  seats: [
    { colour: 'crimson', name: 'Leila', isFree: false },
    { colour: 'teal', name: 'Meera', isFree: false },
  ],
};

/** How many pixels of the first seat's row have a colour. */
function inRow(table: PicturedTable, colour: readonly number[], row = 0): number {
  const { width, pixels } = decodePng(tablePicture(GROUND, table));
  const top = 302 - 26 + 52 * row;
  let found = 0;
  for (let y = top; y < top + 52; y++)
    for (let x = 560; x < width; x++) {
      const at = 3 * (y * width + x);
      if (colour.every((value, channel) => pixels[at + channel] === value)) found++;
    }
  return found;
}

test('each seat has its colour, a free seat has none', () => {
  expect(inRow(TABLE, SEAT_COLOURS.crimson)).toBeGreaterThan(400);
  expect(inRow(TABLE, SEAT_COLOURS.teal, 1)).toBeGreaterThan(400);
  const [first, ...others] = TABLE.seats;
  if (!first) throw new Error('no seat');
  expect(inRow({ ...TABLE, seats: [{ ...first, isFree: true }, ...others] }, SEAT_COLOURS.crimson)).toBe(0);
});

test('whose turn it is stands at the end of the row', () => {
  const [first, ...others] = TABLE.seats;
  if (!first) throw new Error('no seat');
  const named = tablePicture(GROUND, { ...TABLE, seats: [{ ...first, turn: 'their turn' }, ...others] });
  const right = ({ width, pixels }: Raster) => {
    let ink = 0;
    for (let y = 280; y < 330; y++) for (let x = 1000; x < 1150; x++) if ((pixels[3 * (y * width + x)] ?? 255) < 200) ink++;
    return ink;
  };
  expect(right(decodePng(tablePicture(GROUND, TABLE)))).toBe(0);
  expect(right(decodePng(named))).toBeGreaterThan(50);
});

test('long names and headlines stay inside the frame', () => {
  const long = 'Wolfgang Wilhelmsdottir Wienerschnitzel der Große von und zu Hohenzollern';
  const seats = TABLE.seats.map((seat) => ({ ...seat, name: long, turn: 'aan de beurt' }));
  const { width, pixels } = decodePng(tablePicture(GROUND, { headline: long, title: long, line: long, seats }));
  for (let y = 0; y < 630; y++)
    for (let x = 1150; x < width; x++) if (pixels[3 * (y * width + x)] !== 255) throw new Error(`drawn at ${x}, ${y}`);
});
