import { NOWHERE } from '../../../../story/beat.ts';
import { spacePlace, trayPlace, waitPlace, workerFace } from '../names.ts';
import type { Beats } from '../part.ts';

export const workers: Beats<'worker-placed' | 'worker-lifted' | 'worker-won' | 'worker-removed' | 'action-chosen'> = {
  'worker-placed': ({ seat, id }) => ({
    verb: 'step',
    ms: 380,
    sound: 'wood',
    seat,
    journeys: [{ face: workerFace(seat), from: trayPlace(seat), to: spacePlace(id) }],
    cause: spacePlace(id),
  }),
  'worker-lifted': ({ seat, id }) => ({
    verb: 'step',
    ms: 300,
    sound: 'wood',
    softer: 4,
    seat,
    journeys: [{ face: workerFace(seat), from: spacePlace(id), to: trayPlace(seat) }],
  }),
  'worker-won': ({ seat, from }, { viewer }) => ({
    verb: 'step',
    ms: 380,
    weight: viewer === seat ? 3 : 2,
    sound: 'wood',
    seat,
    isEffect: true,
    journeys: [{ face: workerFace(seat), from: waitPlace(from, seat), to: trayPlace(seat) }],
    sum: { gain: [{ symbol: 'icon-person', count: 1 }] },
  }),
  'worker-removed': ({ seat, from }) => ({
    verb: 'light',
    ms: 200,
    start: 'with',
    weight: 1,
    seat,
    journeys: [{ face: workerFace(seat), from: waitPlace(from, seat), to: NOWHERE }],
  }),
  'action-chosen': ({ seat, id }) => ({
    verb: 'light',
    ms: 180,
    weight: 1,
    seat,
    isEffect: true,
    focus: spacePlace(id),
    cause: spacePlace(id),
  }),
};
