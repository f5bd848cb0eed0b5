import { defined, type Seat } from '@durbar/engine';
import { connectYields } from '../../decisions/building.ts';
import type { RajasGame, RajasStep, Tile } from '../../game.ts';
import { at, bitsOf } from '../../numbers.ts';
import { cellIndex, cellsJoinedBy, openCells, touchedYields } from '../../rules/province.ts';
import { nameYields } from '../../rules/yields.ts';
import type { RajasState } from '../../state.ts';
import type { RajasChoice } from '../index.ts';

function coveredTile(game: RajasGame, state: RajasState, seat: Seat, cell: number): Tile {
  return defined(game.tiles[at(state.covered, cellIndex(game, seat, cell))], 'covered tile');
}

/** GB2-ROAD-12: any free cell where a road connects the tile to the residence. */
export function possibleRelocations(game: RajasGame, state: RajasState, seat: Seat, from: number): RajasChoice[] {
  const tile = coveredTile(game, state, seat, from);
  const choices: RajasChoice[] = [];
  for (const cell of bitsOf(openCells(game, state, seat))) {
    for (const rotation of tile.rotations) {
      if (!(cellsJoinedBy(game, state, seat, at(tile.ends, rotation)) & (1 << cell))) continue;
      choices.push(defined(game.grid.lay[cell * 4 + rotation], 'lay'));
    }
  }
  return choices;
}

/** GB2-ROAD-14, GB2-ROAD-15, GB2-ROAD-16: no score, but newly connected yields. */
export function relocate(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  from: number,
  { cell, rotation, at: name }: Extract<RajasChoice, { type: 'lay' }>,
  step: RajasStep,
): void {
  const { index, id, ends } = coveredTile(game, state, seat, from);
  const due = touchedYields(game, cell, at(ends, rotation)) & ~at(state.connected, seat);
  step.fact({ type: 'roads/tile-relocated', seat, tile: index, id, from, cell, at: name, rotation });
  connectYields(game, seat, due, step);
  nameYields(seat, due, step);
}
