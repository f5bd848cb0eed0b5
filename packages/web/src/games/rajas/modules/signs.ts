import type { ArtName } from '../../../art/index.ts';
import type { TileFace } from '../pieces/faces.ts';
import type { Glyphs, Mark } from '../pieces/marks.ts';
import type { RajasView } from '../types.ts';

/** How a module's tile looks. */
export interface SignDrawing {
  /** The ground under the road, if it isn't one of the stones. */
  readonly ground?: ArtName;
  readonly marks: readonly Mark[];
}

/**
 * How a module's pieces look: `signs.ts` in its folder. The lobby and the rules reference draw them too, so this knows neither words nor
 * components.
 */
export interface Signs {
  /** Its gains, by kind. */
  readonly gains?: Glyphs;
  /** Its tiles, by what they show. */
  readonly tile?: (shows: string) => SignDrawing;
  /** The state of a river space, where the module decides it. */
  readonly river?: (view: RajasView, index: number) => 'hidden' | 'dried' | undefined;
}

const SIGNS = Object.entries(import.meta.glob<Signs>('./*/signs.ts', { eager: true, import: 'signs' })).map(([path, signs]) => ({
  folder: path.split('/')[1],
  ...signs,
}));

export const moduleGlyphs: Glyphs = Object.assign({}, ...SIGNS.map(({ gains }) => gains));

/** What the tile of a module shows; undefined for every other tile. */
export function signOf({ sign }: TileFace): SignDrawing | undefined {
  return sign && SIGNS.find(({ folder }) => folder === sign.module)?.tile?.(sign.shows);
}

/** Face down, or dried up after a boat left it. */
export function riverStateOf(view: RajasView, index: number): 'hidden' | 'dried' | undefined {
  for (const { river } of SIGNS) {
    const state = river?.(view, index);
    if (state) return state;
  }
  return undefined;
}
