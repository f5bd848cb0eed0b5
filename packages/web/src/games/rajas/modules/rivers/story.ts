import { NOWHERE, SILENT, type Told } from '../../../../story/beat.ts';
import type { Resting } from '../../../../story/stage.ts';
import { riverPlace, riverTileFace } from '../../story/names.ts';
import type { Beats, FactOf, StoryPart } from '../../story/part.ts';
import type { RajasView } from '../../types.ts';

const FACE_DOWN = 'river tile back';
const DRY = 'dry';

const beats: Beats<'full-river/tile-laid' | 'custom-river/tile-laid' | 'drying/dried' | 'mysterious/revealed'> = {
  'full-river/tile-laid': laid,
  // Placed before the game starts, so it is never shown.
  'custom-river/tile-laid': SILENT,
  'drying/dried': ({ index }) => ({
    verb: 'turn',
    ms: 300,
    start: 'stock',
    weight: 1,
    sound: 'water',
    softer: 10,
    journeys: [{ face: DRY, from: NOWHERE, to: riverPlace(index) }],
  }),
  'mysterious/revealed': ({ seat, index, id }) => ({
    verb: 'turn',
    ms: 320,
    sound: 'card',
    seat,
    isEffect: true,
    journeys: [{ face: FACE_DOWN, from: riverPlace(index), to: riverPlace(index), becomes: riverTileFace(id) }],
    cause: riverPlace(index),
  }),
};

function laid({ index, id }: FactOf<'full-river/tile-laid'>): Told {
  return {
    verb: 'lay',
    ms: 180,
    stagger: 30,
    start: 'stock',
    weight: 1,
    sound: 'stone',
    softer: 10,
    journeys: [{ face: riverTileFace(id), from: NOWHERE, to: riverPlace(index) }],
  };
}

function stage({ modules: { drying, mysterious } }: RajasView): readonly Resting[] {
  return [
    ...(drying?.dried ?? []).map((index): Resting => [riverPlace(index), DRY]),
    ...(mysterious?.hidden ?? []).map((index): Resting => [riverPlace(index), FACE_DOWN]),
  ];
}

export const riverStory = { beats, stage } satisfies StoryPart;
