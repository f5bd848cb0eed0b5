import { type Colour, type Disc, disc, mix } from './brush.ts';
import { decodePng, encodePng, type Raster } from './png.ts';

/** A seat marker: a filled disc in the seat's colour if taken, a ring if free. */
export interface SeatSign {
  readonly isFree: boolean;
  readonly colour: Colour;
}

/** The seat colours in order, as the client draws them. */
export const SEAT_COLOURS: readonly Colour[] = [
  [176, 36, 63],
  [19, 125, 124],
  [217, 144, 18],
  [52, 54, 68],
  [120, 84, 160],
];

const MARBLE: Colour = [255, 252, 245];
const GOLD: Colour = [190, 140, 40];
/** Fractions of the picture's height. */
const RADIUS = 0.062;
const FOOT = 0.1;

/** The game's picture with the table's seats in a row at the bottom. */
export function tablePicture(base: Buffer, seats: readonly SeatSign[]): Buffer {
  const { width, height, pixels } = decodePng(base);
  const picture = { width, height, pixels: new Uint8Array(pixels) };
  const radius = Math.round(height * RADIUS);
  const step = Math.round(radius * 2.7);
  const y = Math.round(height * (1 - FOOT));
  for (const [index, { isFree, colour }] of seats.entries()) {
    const x = Math.round(width / 2 + (index - (seats.length - 1) / 2) * step);
    disc(picture, { x, y, radius: radius + 6 }, MARBLE);
    disc(picture, { x, y, radius }, isFree ? GOLD : colour);
    if (isFree) disc(picture, { x, y, radius: radius - 5 }, MARBLE);
    if (isFree) plus(picture, { x, y, radius: Math.round(radius * 0.45) });
  }
  return encodePng(picture);
}

function plus(picture: Raster, { x, y, radius }: Disc): void {
  for (let along = -radius; along <= radius; along++)
    for (let across = -2; across <= 2; across++) {
      mix(picture, x + along, y + across, GOLD, 1);
      mix(picture, x + across, y + along, GOLD, 1);
    }
}
