import { type Colour, disc, mix, polyline, stamp } from './brush.ts';
import { canWrite, type FontFace, fitted, widthOf, write } from './letters.ts';
import { type Parts, shareParts } from './parts.ts';
import { encodePng, type Raster } from './png.ts';
import { scaleOf } from './scale.ts';

const COLOUR_NAMES = ['crimson', 'teal', 'saffron', 'charcoal', 'ivory'] as const;
type PodiumColour = (typeof COLOUR_NAMES)[number];

/** What the picture of a finished game shows. */
export interface PicturedGame {
  readonly title: string;
  readonly note: string;
  readonly headline: string;
  readonly start: string;
  /** The winner first. */
  readonly players: readonly PicturedPlayer[];
}

export interface PicturedPlayer {
  readonly name: string;
  readonly colour: PodiumColour;
  readonly rank: number;
  readonly result: string;
  /** The race, a value for each chapter; empty for games without one. */
  readonly race: readonly number[];
}

/** As the client draws them on its own pictures. */
const COLOURS: Readonly<Record<PodiumColour, Colour>> = {
  crimson: [179, 36, 59],
  teal: [14, 124, 128],
  saffron: [217, 147, 15],
  charcoal: [63, 63, 74],
  ivory: [143, 126, 88],
};
const DASHES: Readonly<Record<PodiumColour, readonly [number, number] | undefined>> = {
  crimson: undefined,
  teal: [18, 5],
  saffron: [11, 6],
  charcoal: [3, 7],
  ivory: [2, 5],
};
const INK: Colour = [42, 32, 24];
const SECOND: Colour = [93, 76, 58];
const FORT: Colour = [154, 58, 43];
const MARBLE: Colour = [255, 252, 245];
const FLOOR: Colour = [185, 143, 94];
const GRID: Colour = [238, 224, 198];
const PODIUM = { left: 52, width: 540, top: 300, floor: 505 } as const;
const CHART = { left: 664, right: 1040, top: 154, bottom: 532 } as const;
const MOST_LABELS = 7;

export function colourNamed(name: string | undefined, seat: number): PodiumColour {
  return COLOUR_NAMES.find((known) => known === name) ?? COLOUR_NAMES[seat % COLOUR_NAMES.length] ?? 'crimson';
}

/** Whether our letters can write a name. */
export function canWriteName(name: string): boolean {
  return canWrite(shareParts().faces.name, name);
}

/** The picture of a finished game as a PNG file: who won, the podium, the race. */
export function resultPicture(game: PicturedGame): Buffer {
  const parts = shareParts();
  const { width, height, pixels } = parts.sprite('frame');
  const picture = { width, height, pixels: new Uint8Array(pixels) };
  writeWords(picture, parts, game);
  drawPodium(picture, parts, game.players);
  if (game.players.every(({ race }) => race.length > 1)) drawRace(picture, parts, game);
  return encodePng(picture);
}

function writeWords(picture: Raster, { faces }: Parts, { title, note, headline }: PicturedGame): void {
  write(picture, faces.title, title, { x: 1140, y: 77, colour: INK, anchor: 'end' });
  write(picture, faces.text, note, { x: 1140, y: 104, colour: SECOND, anchor: 'end' });
  const face = widthOf(faces.headline, headline) <= PODIUM.width ? faces.headline : faces.small;
  for (const [index, line] of wrapped(face, headline, PODIUM.width).entries())
    write(picture, face, line, { x: 60, y: 176 + index * 46, colour: FORT });
}

/** At most two lines, broken between words. */
function wrapped(face: FontFace, text: string, width: number): readonly string[] {
  if (widthOf(face, text) <= width) return [text];
  const words = text.split(' ');
  const fits = words.findLastIndex((_, index) => widthOf(face, words.slice(0, index + 1).join(' ')) <= width);
  const [first, rest] = [words.slice(0, fits + 1).join(' '), words.slice(fits + 1).join(' ')];
  return first === '' ? [fitted(face, text, width)] : [first, fitted(face, rest, width)];
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

function drawRace(picture: Raster, { faces, sprite }: Parts, { players, start }: PicturedGame): void {
  const chapters = Math.max(...players.map(({ race }) => race.length));
  const { x, y, ticks } = scaleOf(
    players.map(({ race }) => race),
    CHART,
  );
  for (const tick of ticks) {
    polyline(
      picture,
      [
        { x: CHART.left, y: y(tick) },
        { x: CHART.right, y: y(tick) },
      ],
      { colour: GRID, width: 1.5 },
    );
    write(picture, faces.text, String(tick).replace('-', '−'), {
      x: CHART.left - 10,
      y: y(tick) + 6,
      colour: SECOND,
      anchor: 'end',
    });
  }
  const every = Math.ceil(chapters / MOST_LABELS);
  for (let chapter = 0; chapter < chapters; chapter += every) {
    const label = chapter === 0 ? start : String(chapter);
    write(picture, faces.text, label, { x: x(chapter), y: CHART.bottom + 30, colour: SECOND, anchor: 'middle' });
  }
  for (const { race, colour } of players.toReversed())
    drawLine(
      picture,
      race.map((value, at) => ({ x: x(at), y: y(value) })),
      colour,
    );
  const ends = spread(players.map(({ race }) => y(race.at(-1) ?? 0)));
  for (const [index, { name, colour }] of players.entries()) {
    const end = ends[index] ?? 0;
    stamp(picture, sprite(colour), CHART.right + 11, Math.round(end - 13));
    write(picture, faces.name, fitted(faces.name, name, NAME_WIDTH), { x: CHART.right + 42, y: end + 7, colour: INK });
  }
}

function drawLine(picture: Raster, points: readonly { readonly x: number; readonly y: number }[], name: PodiumColour): void {
  const colour = COLOURS[name];
  polyline(picture, points, { colour, width: 4, dash: DASHES[name] });
  for (const { x, y } of points) {
    disc(picture, { x, y, radius: 5.25 }, colour);
    disc(picture, { x, y, radius: 2.75 }, MARBLE);
  }
}

const NAME_HEIGHT = 30;
const NAME_WIDTH = 80;

/** Moves labels apart that would overlap, from the top down, and back up where they leave the chart. */
function spread(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  let last = Number.NEGATIVE_INFINITY;
  const down = order.map(({ y, index }) => {
    last = Math.max(y, last + NAME_HEIGHT);
    return { y: last, index };
  });
  let next = CHART.bottom + 8 + NAME_HEIGHT;
  const up = down.toReversed().map(({ y, index }) => {
    next = Math.min(y, next - NAME_HEIGHT);
    return { y: next, index };
  });
  return up.toSorted((one, other) => one.index - other.index).map(({ y }) => y);
}
