import { ROADS, type Road } from '../../geometry/province.ts';
import type { RajasDescription } from '../../types.ts';

/** Which faces of the road board's die pay for which road shape. */
export function rollRows({ modules }: RajasDescription): readonly { readonly road: Road; readonly faces: readonly number[] }[] {
  return ROADS.map((road) => ({
    road,
    faces: (modules.roads?.rolls ?? []).flatMap((paid, index) => (paid === road ? [index + 1] : [])),
  }));
}
