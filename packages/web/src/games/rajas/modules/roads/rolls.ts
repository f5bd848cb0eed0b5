import { ROADS, type Road } from '../../geometry/province.ts';
import type { RajasGame } from '../../types.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Which faces of the road board's die pay for which shape of road. */
export function rollRows({ ownGains }: RajasGame): readonly { readonly road: Road; readonly faces: readonly number[] }[] {
  return ROADS.map((road) => ({
    road,
    faces: FACES.filter((face) => ownGains.get(`roads-${face}`)?.data.per === `road-${road}`),
  }));
}
