import type { Resting } from '../../../../story/stage.ts';
import { yieldPlace, yieldTileFace } from '../../story/names.ts';
import type { Beats, StoryPart } from '../../story/part.ts';
import type { RajasDescription, RajasView } from '../../types.ts';

export const DISPLAY = 'yield-display';

const beats: Beats<'navaratnas/tile-drawn' | 'navaratnas/tile-laid' | 'navaratnas/offered'> = {
  'navaratnas/tile-drawn': ({ seat }) => ({
    verb: 'draw',
    ms: 340,
    stagger: 60,
    sound: 'card',
    seat,
    focus: DISPLAY,
    sum: { gain: [{ symbol: 'icon-star', count: 1 }] },
  }),
  'navaratnas/tile-laid': ({ seat, id, at }) => ({
    verb: 'lay',
    ms: 420,
    stagger: 60,
    sound: 'stone',
    softer: 6,
    seat,
    journeys: [{ face: yieldTileFace(id), from: DISPLAY, to: yieldPlace(seat, at) }],
  }),
  'navaratnas/offered': ({ seat }) => ({
    verb: 'light',
    ms: 160,
    weight: 1,
    sound: 'petal',
    softer: 6,
    seat,
    focus: DISPLAY,
    cause: DISPLAY,
  }),
};

function stage({ modules: { navaratnas } }: RajasView, { yieldTiles, sides }: RajasDescription): readonly Resting[] {
  if (!navaratnas) return [];
  const faceOf = (tile: number): string => yieldTileFace(yieldTiles[tile]?.id ?? '');
  const places = sides.flatMap(({ yields }, seat) => yields.map(({ id }) => yieldPlace(seat, id)));
  return [
    ...navaratnas.display.map((count, tile): Resting => [DISPLAY, faceOf(tile), count]),
    ...navaratnas.laid.flatMap((tile, place): Resting[] => (tile < 0 ? [] : [[places[place] ?? DISPLAY, faceOf(tile)]])),
  ];
}

export const navaratnasStory = {
  beats,
  stage,
  interludes: ['navaratnas/offered'],
  strongest: ['navaratnas/tile-laid'],
} satisfies StoryPart;
