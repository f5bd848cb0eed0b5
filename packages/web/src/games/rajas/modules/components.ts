import type { Component } from 'svelte';
import type { Box } from '../geometry/arch.ts';
import type { BoardModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';

/** A module board beside the game board, and its width in board units. */
export interface ModuleBoard {
  readonly Board: Component<{ table: RajasTable; model: BoardModel; box: Box }>;
  readonly width: number;
}

/** A module's own components: `components.ts` of its folder. Words and model don't need them. */
export interface Components {
  /** A board beside the game board, by its worker space. */
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
