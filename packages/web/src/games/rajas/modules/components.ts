import type { Component } from 'svelte';
import type { Box } from '../geometry/arch.ts';
import type { BoardModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';

/** A board that a module lays beside the game board, and how wide it is there, in units of the board. */
export interface ModuleBoard {
  readonly Board: Component<{ table: RajasTable; model: BoardModel; box: Box }>;
  readonly width: number;
}

/** What a module draws with components of its own: `components.ts` of its folder. Words and model need none of them. */
export interface Components {
  /** A board beside the game board, by the worker space it brings. */
  readonly boards?: Readonly<Record<string, ModuleBoard>>;
  /** Choices beside the viewer's pieces. */
  readonly Options?: Component<{ table: RajasTable }>;
  /** A display that all players share; `height` is its height on the wide table, in pixels. */
  readonly display?: {
    readonly Display: Component<{ table: RajasTable; roomy?: boolean }>;
    readonly height: (table: RajasTable) => number;
  };
}

const COMPONENTS = Object.values(import.meta.glob<Components>('./*/components.ts', { eager: true, import: 'components' }));
const BOARDS: Readonly<Record<string, ModuleBoard | undefined>> = Object.assign({}, ...COMPONENTS.map(({ boards }) => boards));

/** The boards that modules lay beside the game board. */
export function moduleBoards({ spaces }: BoardModel): readonly ModuleBoard[] {
  return spaces.flatMap(({ id }) => BOARDS[id] ?? []);
}

export const OPTION_PANELS = COMPONENTS.flatMap(({ Options }) => Options ?? []);
export const DISPLAYS = COMPONENTS.flatMap(({ display }) => display ?? []);
