import { boatFace, riverPlace, YIELD_ASIDE, YIELD_BACK, YIELD_PILE, yieldTileFace } from '../names.ts';
import type { Beats } from '../part.ts';
import { between } from './common.ts';

const LONGEST_VOYAGE = 600;

/** The river, and the pile of yield tiles. */
export const river: Beats<'boat-moved' | 'yield-tile-drawn' | 'yield-stack-renewed'> = {
  'boat-moved': ({ seat, from, to }) => ({
    verb: 'sail',
    ms: Math.min(LONGEST_VOYAGE, 240 + 60 * Math.abs(to - from)),
    sound: 'water',
    seat,
    journeys: [{ face: boatFace(seat), from: riverPlace(from), to: riverPlace(to), via: between(from, to).map(riverPlace) }],
    cause: riverPlace(to),
  }),
  'yield-tile-drawn': ({ seat, id }, { cause }) => ({
    verb: 'draw',
    ms: 420,
    sound: 'card',
    seat,
    journeys: [{ face: YIELD_BACK, from: YIELD_PILE, to: YIELD_ASIDE, becomes: yieldTileFace(id) }],
    sum: { gain: [{ symbol: 'icon-star', count: 1 }] },
    ...(cause === undefined ? {} : { focus: cause }),
  }),
  'yield-stack-renewed': (_fact, scene) => ({
    verb: 'mix',
    ms: 300,
    start: 'stock',
    weight: 1,
    sound: 'card',
    softer: 8,
    journeys: scene.faces(YIELD_ASIDE).map((face) => ({ face, from: YIELD_ASIDE, to: YIELD_PILE, becomes: YIELD_BACK })),
  }),
};
