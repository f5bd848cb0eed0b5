import type { Component } from 'svelte';
import type { Box } from '../geometry/arch.ts';
import type { BoardModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';
import { TEMPLE } from './kedarnath/rows.ts';
import Temple from './kedarnath/Temple.svelte';
import { ROAD_BOARD } from './roads/flags.ts';
import RoadBoard from './roads/RoadBoard.svelte';

export type ModuleBoard = Component<{ table: RajasTable; model: BoardModel; box: Box }>;

/** The boards that modules lay beside the game board, by the worker space they bring. */
const BOARDS: Readonly<Record<string, ModuleBoard>> = { [TEMPLE]: Temple, [ROAD_BOARD]: RoadBoard };

export function moduleBoards({ spaces }: BoardModel): readonly ModuleBoard[] {
  return spaces.flatMap(({ id }) => BOARDS[id] ?? []);
}
