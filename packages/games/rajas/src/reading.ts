import { defined, type Seat } from '@durbar/engine';
import type { FrameOf } from './frames.ts';
import type { Counter, RajasGame } from './game.ts';
import { at, bitsOf, countBits, entry } from './numbers.ts';
import { emptyCells, openCells, touchedYields } from './rules/province.ts';
import type { RajasState } from './state.ts';
import { WAITING, type WaitingPlace } from './words.ts';

/** Queries on positions for programs that read many of them without knowing the packed state. */

export function isWaiting({ waiting }: RajasState, seat: Seat, place: WaitingPlace): boolean {
  return (at(waiting, seat) & WAITING[place]) !== 0;
}

export function connectedYields({ connected }: RajasState, seat: Seat): number {
  return countBits(at(connected, seat));
}

/** Empty cells reached by a road of the network. */
export function openCellCount(game: RajasGame, state: RajasState, seat: Seat): number {
  return countBits(openCells(game, state, seat));
}

/** A planned placement of a stack's top tile. */
type Placing = Pick<FrameOf<'pay-tile'>, 'seat' | 'stack' | 'cell' | 'rotation'>;

function endsOf(game: RajasGame, state: RajasState, { stack, rotation }: Placing): number {
  return at(entry(game.tiles, at(state.tops, stack)).ends, rotation);
}

/** How many more empty cells roads would reach. */
export function cellsOpened(game: RajasGame, state: RajasState, placing: Placing): number {
  const { seat, cell } = placing;
  const ends = endsOf(game, state, placing);
  const { columns, notFirstColumn, notLastColumn } = game.grid;
  const bit = 1 << cell;
  const before = openCells(game, state, seat);
  let ahead = 0;
  if (ends & 1) ahead |= bit >> columns;
  if (ends & 2) ahead |= (bit & notLastColumn) << 1;
  if (ends & 4) ahead |= bit << columns;
  if (ends & 8) ahead |= (bit & notFirstColumn) >> 1;
  return countBits((before | ahead) & emptyCells(game, state, seat) & ~bit) - countBits(before);
}

/** The yield places that the tile would connect. */
export function yieldsReached(game: RajasGame, state: RajasState, placing: Placing): number[] {
  const { seat, cell } = placing;
  return bitsOf(touchedYields(game, cell, endsOf(game, state, placing)) & ~at(state.connected, seat));
}

/** Counts what a gain's `per` names. */
export function counterOf(game: RajasGame, per: string): (state: RajasState, seat: Seat) => number {
  const counters: Readonly<Record<string, Counter>> = Object.assign({}, ...game.modules.map((module) => module.counters));
  const counter = defined(counters[per], `counter ${per}`);
  return (state, seat) => counter(game, state, seat);
}
