import { type Colour, mix, stamp } from './brush.ts';
import { fitted, widthOf, wrapped, write } from './letters.ts';
import { type Parts, shareParts } from './parts.ts';
import { encodePng, type Raster } from './png.ts';
import { drawRace, type PicturedRace } from './race-chart.ts';
import { FORT, INK, SECOND, type SeatColour } from './seat-colours.ts';

/** What the picture of a finished game shows. */
export interface PicturedGame {
  readonly title: string;
  readonly note: string;
  readonly headline: string;
  /** Why the winner won. */
  readonly reason: string;
  /** The winner first. */
  readonly players: readonly PicturedPlayer[];
  /** Absent for games without one. */
  readonly race?: PicturedRace | undefined;
}

interface PicturedPlayer {
  readonly name: string;
  readonly colour: SeatColour;
  readonly rank: number;
  readonly result: string;
}

const FLOOR: Colour = [185, 143, 94];
const PODIUM = { left: 52, width: 540, top: 300, floor: 505 } as const;
const LINES = 2;

/** The picture of a finished game as a PNG file: who won and why, the podium, the race. */
export function resultPicture(game: PicturedGame): Buffer {
  const parts = shareParts();
  const { width, height, pixels } = parts.sprite('frame');
  const picture = { width, height, pixels: new Uint8Array(pixels) };
  writeWords(picture, parts, game);
  drawPodium(picture, parts, game.players);
  if (game.race) drawRace(picture, parts, game.race);
  return encodePng(picture);
}

function writeWords(picture: Raster, { faces }: Parts, { title, note, headline, reason }: PicturedGame): void {
  write(picture, faces.title, title, { x: 1140, y: 77, colour: INK, anchor: 'end' });
  write(picture, faces.text, note, { x: 1140, y: 104, colour: SECOND, anchor: 'end' });
  const face = widthOf(faces.headline, headline) <= PODIUM.width ? faces.headline : faces.small;
  const lines = wrapped(face, headline, PODIUM.width, LINES);
  for (const [index, line] of lines.entries()) write(picture, face, line, { x: 60, y: 168 + index * 44, colour: FORT });
  const room = lines.length > 1 ? 1 : LINES;
  for (const [index, line] of wrapped(faces.reason, reason, PODIUM.width, room).entries())
    write(picture, faces.reason, line, { x: 60, y: 208 + (lines.length - 1) * 42 + index * 32, colour: SECOND });
}

function drawPodium(picture: Raster, parts: Parts, players: readonly PicturedPlayer[]): void {
  const column = PODIUM.width / players.length;
  const [first, second, ...others] = players;
  const placed = [second, first, ...others].filter((player) => player !== undefined);
  for (const [index, { name, colour, rank, result }] of placed.entries()) {
    const x = PODIUM.left + (index + 0.5) * column;
    const figure = parts.sprite(`${colour} ${Math.min(rank, 5)}`);
    stamp(picture, figure, Math.round(x - figure.width / 2), PODIUM.top);
    write(picture, parts.faces.name, fitted(parts.faces.name, name, column - 6), { x, y: 540, colour: INK, anchor: 'middle' });
    write(picture, parts.faces.text, fitted(parts.faces.text, result, column - 6), {
      x,
      y: 565,
      colour: SECOND,
      anchor: 'middle',
    });
  }
  for (let y = PODIUM.floor; y < PODIUM.floor + 6; y++)
    for (let x = PODIUM.left; x < PODIUM.left + PODIUM.width; x++) mix(picture, x, y, FLOOR, 1);
}
