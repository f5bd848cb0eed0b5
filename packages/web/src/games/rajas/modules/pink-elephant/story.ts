import type { Seat } from '@durbar/engine';
import type { Journey, PlaceName } from '../../../../story/beat.ts';
import type { Resting } from '../../../../story/stage.ts';
import { spacePlace } from '../../story/names.ts';
import type { Amends, Beats, RajasScene, StoryPart } from '../../story/part.ts';
import type { RajasDescription, RajasView } from '../../types.ts';
import { elephantFace, elephantPlace, FIRST_PLACE } from './elephant.ts';

const beats: Beats<'pink-elephant/taken' | 'pink-elephant/joined'> = {
  'pink-elephant/taken': ({ seat, from }, scene) => ({
    verb: 'step',
    ms: 380,
    sound: 'trumpet',
    softer: 10,
    seat,
    isEffect: true,
    journeys: walk(scene, from, elephantPlace(seat), seat),
    sum: { gain: [{ symbol: 'player-elephant', count: 1 }] },
  }),
  'pink-elephant/joined': ({ seat, id }, scene) => ({
    verb: 'step',
    ms: 380,
    sound: 'wood',
    softer: 4,
    seat,
    journeys: walk(scene, seat, spacePlace(id), seat),
    cause: spacePlace(id),
  }),
};

const amends: Amends = {
  /** Worker and elephant move together. */
  'worker-placed': (told, { seat, id }, scene) =>
    scene.count(spacePlace(id), elephantFace(seat)) > 0 ? { ...told, start: 'with' } : told,
  /** GB2-INT-46. */
  'worker-lifted': (told, { seat, id }, scene) => {
    if (scene.count(spacePlace(id), elephantFace(seat)) === 0) return told;
    return { ...told, journeys: [...(told.journeys ?? []), ...walk(scene, seat, elephantPlace(seat), seat)] };
  },
  /** GB2-PINK-15. */
  'round-started': (told, _fact, scene) => {
    const owner = scene.game.sides.findIndex((_, seat) => scene.find(elephantFace(seat)) !== undefined);
    if (owner < 0) return told;
    return { ...told, journeys: [...(told.journeys ?? []), ...walk(scene, owner, elephantPlace(owner), owner)] };
  },
};

function walk(scene: RajasScene, owner: Seat, to: PlaceName, next: Seat): readonly Journey[] {
  const from = scene.find(elephantFace(owner));
  return from === undefined || from === to ? [] : [{ face: elephantFace(owner), from, to, becomes: elephantFace(next) }];
}

function stage({ modules: { pinkElephant } }: RajasView, { spaces }: RajasDescription): readonly Resting[] {
  if (!pinkElephant) return [];
  const { owner, space } = pinkElephant;
  const beside = spaces[space];
  if (owner < 0) return [[spacePlace(FIRST_PLACE), elephantFace(owner)]];
  return [[beside ? spacePlace(beside.id) : elephantPlace(owner), elephantFace(owner)]];
}

export const elephantStory = { beats, stage, amends, seatPlaces: ['elephant'] } satisfies StoryPart;
