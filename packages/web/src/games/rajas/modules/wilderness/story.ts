import { NOWHERE } from '../../../../story/beat.ts';
import type { Resting } from '../../../../story/stage.ts';
import { cellPlace, seatPlace, tileFace, YIELD_PILE } from '../../story/names.ts';
import type { Beats, StoryPart } from '../../story/part.ts';
import type { RajasDescription, RajasView } from '../../types.ts';

const beats: Beats<'wilderness/tile-drawn' | 'wilderness/tile-laid' | 'wilderness/yield-tile-shown'> = {
  'wilderness/tile-drawn': ({ seat, id }) => ({
    verb: 'draw',
    ms: 300,
    stagger: 60,
    sound: 'card',
    seat,
    journeys: [{ face: tileFace(id), from: NOWHERE, to: seatPlace(seat) }],
    sum: { gain: [{ symbol: 'icon-province', count: 1 }] },
  }),
  'wilderness/tile-laid': ({ seat, id, at, rotation }) => ({
    verb: 'lay',
    ms: 420,
    sound: 'stone',
    softer: 4,
    seat,
    journeys: [{ face: tileFace(id), from: seatPlace(seat), to: cellPlace(seat, at), turns: rotation }],
    cause: cellPlace(seat, at),
  }),
  'wilderness/yield-tile-shown': ({ seat }) => ({
    verb: 'turn',
    ms: 340,
    sound: 'card',
    softer: 4,
    seat,
    focus: YIELD_PILE,
    cause: YIELD_PILE,
    sum: { gain: [{ symbol: 'icon-star', count: 1 }] },
  }),
};

/** A drawn tile is with its player until placed. */
function stage({ agenda }: RajasView, { tiles }: RajasDescription): readonly Resting[] {
  return agenda.flatMap((frame): Resting[] =>
    frame.kind === 'wilderness/lay' ? [[seatPlace(frame.seat), tileFace(tiles[frame.tile]?.id ?? '')]] : [],
  );
}

export const wildernessStory = { beats, stage } satisfies StoryPart;
