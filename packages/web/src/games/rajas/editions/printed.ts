import type { PartPath } from '@durbar/engine/edition';
import type { Touch } from '../geometry/province.ts';
import type { YieldModel } from '../model/model.ts';
import type { GainFace } from '../pieces/marks.ts';

/** A worker space as an edition keeps it. */
export interface PrintedSpace {
  readonly id: string;
  readonly area: string;
  readonly effects: readonly GainFace[];
  readonly cost?: {
    readonly money?: number;
    readonly die?: string;
    readonly colour?: string;
    readonly values?: readonly number[];
  };
}

export interface PrintedBoard {
  readonly players: readonly number[];
  readonly spaces: readonly PrintedSpace[];
}

/** A place on the edge of the province, with what each side of the board gives. */
export interface PrintedYield {
  readonly id: string;
  readonly touches: readonly Touch[];
  readonly front: GainFace;
  readonly back: GainFace;
  readonly colour: YieldModel['colour'];
}

export interface PrintedProvince {
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  readonly residence: string;
  readonly notBuildable: readonly string[];
  readonly yields: readonly PrintedYield[];
}

/** The parts of an edition that make the boards. */
export interface PrintedBoards {
  readonly boards: readonly PrintedBoard[];
  readonly provinceBoard: PrintedProvince;
}

/** The board and the space that an entry is. */
export function spaceAt(entry: PartPath): { readonly board: number; readonly space: number } | undefined {
  const [list, board, spaces, space] = entry;
  return list === 'boards' && spaces === 'spaces' && typeof board === 'number' && typeof space === 'number'
    ? { board, space }
    : undefined;
}

/** The areas of a board in the order in which they first occur, each with the places of its spaces. */
export function areasOf({ spaces }: PrintedBoard): readonly { readonly area: string; readonly places: readonly number[] }[] {
  const placed = spaces.map(({ area }, place) => ({ area, place }));
  return [...Map.groupBy(placed, ({ area }) => area)].map(([area, inside]) => ({
    area,
    places: inside.map(({ place }) => place),
  }));
}
