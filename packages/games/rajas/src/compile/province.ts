import type { Edition, ProvinceBoardData } from '../edition.ts';
import type { Grid, Side } from '../game.ts';
import { packed } from '../numbers.ts';
import { EDGES, type EdgeName, NONE, type SideName, YIELD_COLOURS } from '../words.ts';
import { compileGain, type GainTable } from './gains.ts';

/** The names of all squares, row by row: A1, B1, … */
export function cellNames({ columns, rows }: ProvinceBoardData): string[] {
  return rows.flatMap((row) => columns.map((column) => `${column}${row}`));
}

export function compileGrid(board: ProvinceBoardData): Grid {
  const cells = cellNames(board);
  const columns = board.columns.length;
  const bitsWhere = (holds: (name: string, cell: number) => boolean): number =>
    cells.reduce((bits, name, cell) => (holds(name, cell) ? bits | (1 << cell) : bits), 0);
  return {
    columns,
    cells,
    residence: cells.indexOf(board.residence),
    /** RAJ-PROV-01. */
    residenceEnds: board.residenceRoads.reduce((bits, edge) => bits | (1 << EDGES.indexOf(edge)), 0),
    buildable: bitsWhere((name) => name !== board.residence && !board.notBuildable.includes(name)),
    interior: bitsWhere((name) => board.interior.includes(name)),
    notFirstColumn: bitsWhere((_, cell) => cell % columns > 0),
    notLastColumn: bitsWhere((_, cell) => cell % columns < columns - 1),
    touches: packed(cells.flatMap((cell) => EDGES.map((edge) => yieldsAt(board, cell, edge)))),
    lay: cells.flatMap((at, cell) => EDGES.map((_, rotation) => ({ type: 'lay', cell, rotation, at }) as const)),
  };
}

/** RAJ-YIELD-06. */
function yieldsAt({ yields }: ProvinceBoardData, cell: string, edge: EdgeName): number {
  return yields.reduce(
    (bits, place, index) => (place.touches.some((one) => one.cell === cell && one.edge === edge) ? bits | (1 << index) : bits),
    0,
  );
}

export function compileSide(edition: Edition, name: SideName, table: GainTable): Side {
  return {
    name,
    /** RAJ-SETUP-10. */
    hands: edition.limits.kali[name],
    yields: edition.provinceBoard.yields.map((place, index) => ({
      index,
      id: place.id,
      /** RAJ-NAV-04. */
      colour: name === 'back' ? YIELD_COLOURS.indexOf(place.colour) : NONE,
      gain: compileGain(table, place[name]),
      source: { kind: 'yield', id: place.id },
      choice: { type: 'receive', place: index, id: place.id },
    })),
  };
}
