import { type Colour, disc, mix, polyline, stamp } from './brush.ts';
import { fitted, widthOf, wrapped, write } from './letters.ts';
import { type Parts, shareParts } from './parts.ts';
import { decodePng, encodePng, type Raster } from './png.ts';
import { FORT, INK, MARBLE, SECOND, type SeatColour } from './seat-colours.ts';

/** What the picture of an open or running table shows. */
export interface PicturedTable {
  readonly headline: string;
  readonly title: string;
  /** Players, pace, seats left. */
  readonly line: string;
  readonly seats: readonly PicturedSeat[];
}

interface PicturedSeat {
  readonly colour: SeatColour;
  /** Who sits here, or that no one does. */
  readonly name: string;
  readonly isFree: boolean;
  /** That it is this seat's turn. */
  readonly turn?: string | undefined;
}

const GOLD: Colour = [190, 140, 40];
const GOLD_INK: Colour = [122, 85, 16];
const WORDS = { left: 572, right: 1140, top: 162, lines: 2, step: 44 } as const;
const WIDTH = WORDS.right - WORDS.left;
const SEATS = { below: 140, step: 52, sign: 44 } as const;

/** The game's window with who invites to what, or who plays, as a PNG file; `ground` is the game's picture from the client. */
export function tablePicture(ground: Buffer, { headline, title, line, seats }: PicturedTable): Buffer {
  const parts = shareParts();
  const { faces } = parts;
  const picture = decodePng(ground);
  const face = widthOf(faces.headline, headline) <= WIDTH ? faces.headline : faces.small;
  const lines = wrapped(face, headline, WIDTH, WORDS.lines);
  for (const [index, words] of lines.entries())
    write(picture, face, words, { x: WORDS.left, y: WORDS.top + index * WORDS.step, colour: FORT });
  const below = WORDS.top + (lines.length - 1) * WORDS.step;
  write(picture, faces.title, fitted(faces.title, title, WIDTH), { x: WORDS.left, y: below + 46, colour: INK });
  write(picture, faces.reason, fitted(faces.reason, line, WIDTH), { x: WORDS.left, y: below + 80, colour: SECOND });
  for (const [index, seat] of seats.entries()) drawSeat(picture, parts, seat, below + SEATS.below + index * SEATS.step);
  return encodePng(picture);
}

function drawSeat(picture: Raster, { faces, sprite }: Parts, { colour, name, isFree, turn }: PicturedSeat, middle: number): void {
  const radius = SEATS.sign / 2;
  const x = WORDS.left + radius;
  if (isFree) drawFree(picture, x, middle, radius);
  else stamp(picture, sprite(`${colour} ${SEATS.sign}px`), WORDS.left, middle - radius);
  if (turn !== undefined) ring(picture, x, middle, radius + 1);
  const room = WIDTH - SEATS.sign - 16 - (turn === undefined ? 0 : widthOf(faces.reason, turn) + 20);
  const left = WORDS.left + SEATS.sign + 16;
  write(picture, faces.title, fitted(faces.title, name, room), { x: left, y: middle + 9, colour: isFree ? SECOND : INK });
  if (turn !== undefined) write(picture, faces.reason, turn, { x: WORDS.right, y: middle + 9, colour: GOLD_INK, anchor: 'end' });
}

/** A plus in a ring. */
function drawFree(picture: Raster, x: number, y: number, radius: number): void {
  disc(picture, { x, y, radius: radius - 1 }, GOLD);
  disc(picture, { x, y, radius: radius - 4 }, MARBLE);
  const arm = Math.round(radius * 0.45);
  for (let along = -arm; along <= arm; along++)
    for (let across = -1; across <= 1; across++) {
      mix(picture, x + along, y + across, GOLD, 1);
      mix(picture, x + across, y + along, GOLD, 1);
    }
}

function ring(picture: Raster, x: number, y: number, radius: number): void {
  const points = Array.from({ length: 49 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 48;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  polyline(picture, points, { colour: GOLD, width: 4 });
}
