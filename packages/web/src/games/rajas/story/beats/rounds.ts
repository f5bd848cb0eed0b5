import { type Journey, NOWHERE, SILENT } from '../../../../story/beat.ts';
import { CLAIM, ELEPHANT, seatOf, seatPlace, spacePlace, startPlace, trayPlace } from '../names.ts';
import type { Beats, RajasScene } from '../part.ts';
import { causeOf } from './common.ts';

/** Rounds and turns, and whatever only needs a word. */
export const rounds: Beats<
  | 'start-player-found'
  | 'round-started'
  | 'cycle-started'
  | 'turn-started'
  | 'turn-ended'
  | 'passed-over'
  | 'passed'
  | 'start-claimed'
  | 'start-player-moved'
  | 'workers-returned'
  | 'lapsed'
  | 'declined'
  | 'markers-met'
  | 'end-triggered'
  | 'game-ended'
> = {
  'start-player-found': ({ seat }) => ({
    verb: 'pass',
    ms: 300,
    sound: 'bell',
    seat,
    journeys: [{ face: ELEPHANT, from: NOWHERE, to: startPlace(seat) }],
  }),
  'round-started': (_fact, scene) => ({
    verb: 'call',
    ms: 500,
    start: 'stock',
    sound: 'bell',
    softer: 6,
    ribbon: true,
    journeys: moved(scene, CLAIM, NOWHERE),
  }),
  'cycle-started': SILENT,
  'turn-started': ({ seat }) => ({ verb: 'light', ms: 120, start: 'with', weight: 1, seat, focus: seatPlace(seat) }),
  'turn-ended': SILENT,
  'passed-over': ({ seat }) => ({ verb: 'note', ms: 200, weight: 1, sound: 'no', seat, focus: seatPlace(seat) }),
  passed: ({ seat }) => ({ verb: 'note', ms: 200, weight: 1, sound: 'no', seat, focus: seatPlace(seat) }),
  'start-claimed': ({ seat }, scene) => ({
    verb: 'pass',
    ms: 260,
    sound: 'wood',
    softer: 4,
    seat,
    journeys: [
      ...moved(scene, CLAIM, NOWHERE),
      { face: CLAIM, from: NOWHERE, to: startPlace(seat), ...(scene.cause ? { via: [scene.cause] } : {}) },
    ],
    sum: { gain: [{ symbol: 'court-elephant', count: 1 }] },
  }),
  'start-player-moved': ({ seat }, scene) => ({
    verb: 'pass',
    ms: 360,
    sound: 'wood',
    seat,
    journeys: moved(scene, ELEPHANT, startPlace(seat)),
  }),
  'workers-returned': (_fact, scene) => ({
    verb: 'clear',
    ms: 420,
    stagger: 25,
    sound: 'wood',
    softer: 6,
    journeys: scene.game.spaces.flatMap(({ id }) => homeFrom(scene, spacePlace(id))),
  }),
  lapsed: ({ seat, source }, scene) => ({
    verb: 'note',
    ms: 160,
    weight: 1,
    sound: 'no',
    seat,
    focus: causeOf(source, seat, scene) ?? seatPlace(seat),
  }),
  declined: ({ seat }) => ({ verb: 'note', ms: 120, start: 'with', weight: 1, seat }),
  'markers-met': ({ seat }) => ({
    verb: 'call',
    ms: 600,
    weight: 3,
    sound: 'trumpet',
    seat,
    ribbon: true,
    focus: `gauge:${seat}:fame`,
  }),
  'end-triggered': ({ seat }) => ({ verb: 'call', ms: 600, start: 'with', weight: 3, seat }),
  'game-ended': () => ({ verb: 'call', ms: 600, weight: 3, isStaged: true }),
};

/** Moves the start player's sign to another place. */
function moved(scene: RajasScene, face: string, to: string): readonly Journey[] {
  const now = scene.find(face, 'start:');
  return now === undefined || now === to ? [] : [{ face, from: now, to }];
}

function homeFrom(scene: RajasScene, place: string): readonly Journey[] {
  return scene
    .faces(place)
    .filter((face) => face.startsWith('worker '))
    .map((face) => ({ face, from: place, to: trayPlace(seatOf(face)) }));
}
