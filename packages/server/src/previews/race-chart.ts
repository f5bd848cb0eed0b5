import { type Colour, disc, mix, polyline, stamp } from './brush.ts';
import { fitted, write } from './letters.ts';
import type { Parts } from './parts.ts';
import type { Raster } from './png.ts';
import { scaleOf } from './scale.ts';
import { INK, MARBLE, SEAT_COLOURS, SECOND, type SeatColour } from './seat-colours.ts';

/** How far each player came, chapter by chapter. */
export interface PicturedRace {
  /** The name of the first chapter's beginning. */
  readonly start: string;
  readonly goal?: { readonly value: number; readonly text: string } | undefined;
  readonly lines: readonly RaceLine[];
}

interface RaceLine {
  readonly name: string;
  readonly colour: SeatColour;
  readonly values: readonly number[];
}

const DASHES: Readonly<Record<SeatColour, readonly [number, number] | undefined>> = {
  crimson: undefined,
  teal: [18, 5],
  saffron: [11, 6],
  charcoal: [3, 7],
  ivory: [2, 5],
};
const GRID: Colour = [238, 224, 198];
const GOLD: Colour = [184, 134, 43];
const GOLD_INK: Colour = [122, 85, 16];
const REACHED: Colour = [253, 246, 223];
const CHART = { left: 664, right: 1040, top: 154, bottom: 532 } as const;
const MOST_LABELS = 7;
const NAME_HEIGHT = 30;
const NAME_WIDTH = 80;
const GOAL_HEIGHT = 34;

export function drawRace(picture: Raster, parts: Parts, { lines, goal, start }: PicturedRace): void {
  const scale = scaleOf(
    lines.map(({ values }) => values),
    CHART,
  );
  for (const tick of scale.ticks) drawTick(picture, parts, tick, scale.y(tick));
  if (goal) drawGoal(picture, parts, goal.text, scale.y(goal.value));
  const chapters = Math.max(...lines.map(({ values }) => values.length));
  const every = Math.ceil(chapters / MOST_LABELS);
  for (let chapter = 0; chapter < chapters; chapter += every) {
    const label = chapter === 0 ? start : String(chapter);
    write(picture, parts.faces.text, label, { x: scale.x(chapter), y: CHART.bottom + 30, colour: SECOND, anchor: 'middle' });
  }
  for (const { values, colour } of lines.toReversed())
    drawLine(
      picture,
      values.map((value, at) => ({ x: scale.x(at), y: scale.y(value) })),
      colour,
    );
  nameLines(picture, parts, lines, (value) => scale.y(value));
}

function drawTick(picture: Raster, { faces }: Parts, tick: number, y: number): void {
  polyline(picture, across(y), { colour: GRID, width: 1.5 });
  write(picture, faces.text, String(tick).replace('-', '−'), { x: CHART.left - 10, y: y + 6, colour: SECOND, anchor: 'end' });
}

/** Its words stand below the line, or above it where the chart ends. */
function drawGoal(picture: Raster, { faces }: Parts, text: string, y: number): void {
  const isLow = y + GOAL_HEIGHT > CHART.bottom;
  const top = Math.round(isLow ? y - GOAL_HEIGHT : y);
  for (let row = top; row < top + GOAL_HEIGHT; row++)
    for (let x = CHART.left; x < CHART.right; x++) mix(picture, x, row, REACHED, 1);
  polyline(picture, across(y), { colour: GOLD, width: 2.5 });
  write(picture, faces.text, text, { x: CHART.left + 8, y: top + 24, colour: GOLD_INK });
}

function across(y: number): readonly { readonly x: number; readonly y: number }[] {
  return [
    { x: CHART.left, y },
    { x: CHART.right, y },
  ];
}

function drawLine(picture: Raster, points: readonly { readonly x: number; readonly y: number }[], name: SeatColour): void {
  const colour = SEAT_COLOURS[name];
  polyline(picture, points, { colour, width: 4, dash: DASHES[name] });
  for (const { x, y } of points) {
    disc(picture, { x, y, radius: 5.25 }, colour);
    disc(picture, { x, y, radius: 2.75 }, MARBLE);
  }
}

function nameLines(picture: Raster, { faces, sprite }: Parts, lines: readonly RaceLine[], y: (value: number) => number): void {
  const ends = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  for (const [index, { name, colour }] of lines.entries()) {
    const end = ends[index] ?? 0;
    stamp(picture, sprite(`${colour} 26px`), CHART.right + 11, Math.round(end - 13));
    write(picture, faces.name, fitted(faces.name, name, NAME_WIDTH), { x: CHART.right + 42, y: end + 7, colour: INK });
  }
}

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
