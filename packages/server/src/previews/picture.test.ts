import { expect, test } from 'vitest';
import { SEAT_COLOURS, tablePicture } from './picture.ts';
import { decodePng, encodePng, type Raster } from './png.ts';

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

test('draws a disc for each taken seat and a ring for each free one', () => {
  const base = encodePng({ width: 300, height: 160, pixels: new Uint8Array(3 * 300 * 160).fill(200) });
  const [taken, free] = [SEAT_COLOURS[0], SEAT_COLOURS[1]];
  if (!taken || !free) throw new Error('no colours');
  const { width, height, pixels } = decodePng(
    tablePicture(base, [
      { isFree: false, colour: taken },
      { isFree: true, colour: free },
    ]),
  );
  expect([width, height]).toEqual([300, 160]);
  const at = (x: number, y: number) => [...pixels.slice(3 * (y * width + x), 3 * (y * width + x) + 3)];
  const middle = Math.round(height * 0.9);
  const step = Math.round(Math.round(height * 0.062) * 2.7);
  expect(at(Math.round(150 - step / 2), middle)).toEqual([...taken]);
  expect(at(Math.round(150 + step / 2) + 5, middle + 4)).not.toEqual([...free]);
  expect(at(5, 5)).toEqual([200, 200, 200]);
});
