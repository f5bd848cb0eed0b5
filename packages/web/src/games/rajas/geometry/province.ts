import { type EdgeName, ROAD_ENDS, type RoadName, EDGES as SIDES } from '@durbar/rajas/vocabulary';
import { lineThrough, type Point, r2 } from './point.ts';

export { EDGES as SIDES, ROADS } from '@durbar/rajas/vocabulary';
export type Road = RoadName;

/** Quarter turns from the drawing of a road to the road at rotation 0. */
const DRAWN_TURNS: Readonly<Record<Road, number>> = { straight: 0, bend: 0, fork: 3, cross: 0 };

export function drawnTurns(road: Road, turns: number): number {
  return turns + DRAWN_TURNS[road];
}

const STEPS: Readonly<Record<EdgeName, Point>> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

/** A road as bare strokes from the middle to the sides, in a square of twice `half` around 0,0. */
export function roadStrokes(road: Road, turns: number, half: number): string {
  return roadSides(road, turns)
    .map((side) => `M0 0L${STEPS[side].map((step) => r2(step * half)).join(' ')}`)
    .join('');
}

/** A cell's name: column letter and row number. */
export type CellName = string;

export interface PlacedRoad {
  readonly cell: CellName;
  readonly road: Road;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

export function roadSides(road: Road, turns: number): readonly EdgeName[] {
  return ROAD_ENDS[road].map((side) => turned(side, turns));
}

function turned(side: EdgeName, turns: number): EdgeName {
  return SIDES[(SIDES.indexOf(side) + turns) % SIDES.length] ?? side;
}

export function opposite(side: EdgeName): EdgeName {
  return turned(side, 2);
}

/** Column and row of a cell, counted from 0. */
export function cellPosition(cell: CellName): Point {
  return [cell.charCodeAt(0) - 'A'.charCodeAt(0), Number(cell.slice(1)) - 1];
}

export function cellName([column, row]: Point): CellName {
  return `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}`;
}

export function neighbour(cell: CellName, side: EdgeName): CellName {
  const [column, row] = cellPosition(cell);
  const [dx, dy] = STEPS[side];
  return cellName([column + dx, row + dy]);
}

/** The roads of a province: what each cell reaches, the residence included. */
export type RoadMap = ReadonlyMap<CellName, readonly EdgeName[]>;

export function roadMap(residence: { cell: CellName; sides: readonly EdgeName[] }, placed: readonly PlacedRoad[]): RoadMap {
  return new Map([
    [residence.cell, residence.sides],
    ...placed.map(({ cell, road, turns }) => [cell, roadSides(road, turns)] as const),
  ]);
}

/** The neighbours that a cell's road leads to. */
function joined(roads: RoadMap, cell: CellName): readonly CellName[] {
  const sides = roads.get(cell) ?? [];
  return sides.filter((side) => roads.get(neighbour(cell, side))?.includes(opposite(side))).map((side) => neighbour(cell, side));
}

/** The shortest way by road between two cells, both included; empty if there is none. For drawing only. */
export function roadBetween(roads: RoadMap, from: CellName, to: CellName): readonly CellName[] {
  const ways = new Map<CellName, readonly CellName[]>([[from, [from]]]);
  for (const [cell, way] of ways) {
    if (cell === to) return way;
    for (const next of joined(roads, cell)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [];
}

/** Sizes of one drawing of a province. */
export interface ProvinceScale {
  readonly cell: number;
  /** Radius of a yield's medallion. */
  readonly medallion: number;
  readonly columns: number;
  readonly rows: number;
}

const GUTTER = 7;

export function margin({ medallion }: ProvinceScale): number {
  return medallion * 2 + GUTTER;
}

export function provinceSize(scale: ProvinceScale): { width: number; height: number } {
  const edge = margin(scale);
  return { width: edge * 2 + scale.cell * scale.columns, height: edge + scale.cell * scale.rows + GUTTER };
}

export function cellCorner(scale: ProvinceScale, cell: CellName): Point {
  const [column, row] = cellPosition(cell);
  const edge = margin(scale);
  return [edge + column * scale.cell, edge + row * scale.cell];
}

export function cellCentre(scale: ProvinceScale, cell: CellName): Point {
  const [x, y] = cellCorner(scale, cell);
  return [x + scale.cell / 2, y + scale.cell / 2];
}

export interface Touch {
  readonly cell: CellName;
  readonly edge: EdgeName;
}

/** A yield outside the grid sits beside its cell; one that several cells touch sits on the cell between them. */
export function yieldCentre(scale: ProvinceScale, touches: readonly Touch[]): Point {
  const cells = touches.map(({ cell, edge }) => neighbour(cell, edge));
  const [first = 'A1'] = cells;
  const [column, row] = cellPosition(first);
  if (column >= 0 && column < scale.columns && row >= 0 && row < scale.rows) return cellCentre(scale, first);
  const [x, y] = cellCentre(scale, first);
  const outside = (scale.cell - scale.medallion * 2) / 2 - GUTTER + 1;
  const [dx, dy] = STEPS[touches[0]?.edge ?? 'top'];
  return [x - dx * outside, y - dy * outside];
}

export function wayPath(scale: ProvinceScale, cells: readonly CellName[]): string {
  return cells.length > 1 ? lineThrough(cells.map((cell) => cellCentre(scale, cell))) : '';
}

/** From the middle of a cell to a yield that its road reaches. */
export function reachPath(scale: ProvinceScale, { cell, edge }: Touch): string {
  const [x, y] = cellCentre(scale, cell);
  const [dx, dy] = STEPS[edge];
  const reach = scale.cell / 2 + 8;
  return lineThrough([
    [x, y],
    [x + dx * reach, y + dy * reach],
  ]);
}
