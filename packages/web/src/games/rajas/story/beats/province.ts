import { NOWHERE, SILENT } from '../../../../story/beat.ts';
import { cellPlace, REACHED, RECEIVED, stackPlace, TILE_BACK, tileFace, underPlace, yieldPlace } from '../names.ts';
import type { Beats } from '../part.ts';

export const province: Beats<
  'tile-revealed' | 'tile-built' | 'tile-overbuilt' | 'tile-valued' | 'tile-scored' | 'yield-connected' | 'yield-received'
> = {
  'tile-revealed': ({ stack, id }) => ({
    verb: 'turn',
    ms: 240,
    start: 'stock',
    stagger: 30,
    weight: 1,
    sound: 'card',
    softer: 6,
    journeys: [{ face: TILE_BACK, from: stackPlace(stack), to: stackPlace(stack), becomes: tileFace(id) }],
  }),
  'tile-built': ({ seat, stack, id, at, rotation }) => ({
    verb: 'lay',
    ms: 520,
    sound: 'stone',
    seat,
    journeys: [{ face: tileFace(id), from: stackPlace(stack), to: cellPlace(seat, at), turns: rotation }],
    sum: { gain: [{ symbol: 'icon-province', count: 1 }] },
    cause: cellPlace(seat, at),
  }),
  'tile-overbuilt': ({ seat, stack, id, overId, at, rotation }) => ({
    verb: 'lay',
    ms: 520,
    sound: 'stone',
    seat,
    journeys: [
      { face: tileFace(overId), from: cellPlace(seat, at), to: underPlace(seat, at) },
      { face: tileFace(id), from: stackPlace(stack), to: cellPlace(seat, at), turns: rotation },
    ],
    sum: { gain: [{ symbol: 'icon-copy', count: 1 }] },
    cause: cellPlace(seat, at),
  }),
  'tile-valued': SILENT,
  'tile-scored': SILENT,
  'yield-connected': ({ seat, id }, { cause }) => ({
    verb: 'grow',
    ms: 300,
    start: 'with',
    seat,
    journeys: [{ face: REACHED, from: NOWHERE, to: yieldPlace(seat, id), ...(cause ? { via: [cause] } : {}) }],
  }),
  'yield-received': ({ seat, id }) => ({
    verb: 'light',
    ms: 200,
    sound: 'petal',
    softer: 6,
    seat,
    isEffect: true,
    focus: yieldPlace(seat, id),
    cause: yieldPlace(seat, id),
    journeys: [{ face: RECEIVED, from: NOWHERE, to: yieldPlace(seat, id) }],
    sum: { gain: [{ symbol: 'icon-star', count: 1 }] },
  }),
};
