import { NOWHERE, type Told } from '../../../../story/beat.ts';
import { riverPlace, riverTileFace } from '../../story/names.ts';
import type { Beats, StoryPart } from '../../story/part.ts';

const beats: Beats<'ganga/rolled' | 'ganga/tile-laid'> = {
  'ganga/rolled': () => ({ verb: 'throw', ms: 240, stagger: 60, start: 'stock', weight: 1, sound: 'die', softer: 8 }),
  'ganga/tile-laid': ({ index, id }): Told => ({
    verb: 'lay',
    ms: 180,
    stagger: 40,
    start: 'stock',
    weight: 1,
    sound: 'stone',
    softer: 10,
    journeys: [{ face: riverTileFace(id), from: NOWHERE, to: riverPlace(index) }],
  }),
};

export const gangaStory = { beats } satisfies StoryPart;
