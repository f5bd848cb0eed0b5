import type { PlaceName } from '../../../../story/beat.ts';
import type { Resting } from '../../../../story/stage.ts';
import { cellPlace, colourName, spacePlace, stoneFace, supplyPlace, tileFace, underPlace } from '../../story/names.ts';
import type { Amends, Beats, StoryPart } from '../../story/part.ts';
import type { RajasDescription, RajasView } from '../../types.ts';
import { ROAD_BOARD } from './flags.ts';

const FLAG_FACE = 'flag';
export const FLAG_SUPPLY: PlaceName = 'flag-supply';
export const flagsPlace = (seat: number): PlaceName => `flags:${seat}`;
const BOARD = spacePlace(ROAD_BOARD);

const beats: Beats<'roads/flag-taken' | 'roads/rolled' | 'roads/die-back' | 'roads/tile-relocated'> = {
  'roads/flag-taken': ({ seat }) => ({
    verb: 'fly',
    ms: 260,
    sound: 'silk',
    seat,
    isEffect: true,
    journeys: [{ face: FLAG_FACE, from: FLAG_SUPPLY, to: flagsPlace(seat) }],
    sum: { gain: [{ symbol: 'icon-flag', count: 1 }] },
  }),
  'roads/rolled': ({ seat }, { faces }) => ({
    verb: 'throw',
    ms: 420,
    sound: 'die',
    seat,
    journeys: faces(BOARD)
      .filter((face) => face.startsWith('die '))
      .map((face) => ({ face, from: BOARD, to: BOARD })),
    focus: BOARD,
    cause: BOARD,
  }),
  'roads/die-back': ({ seat, colour }) => ({
    verb: 'fly',
    ms: 220,
    start: 'stock',
    weight: 1,
    seat,
    journeys: [{ face: stoneFace(colourName(colour)), from: BOARD, to: supplyPlace(colourName(colour)) }],
  }),
  'roads/tile-relocated': ({ seat, id, from, at, rotation }, { game }) => ({
    verb: 'lay',
    ms: 560,
    sound: 'stone',
    seat,
    journeys: [
      { face: tileFace(id), from: underPlace(seat, game.cells[from] ?? ''), to: cellPlace(seat, at), turns: rotation },
      { face: FLAG_FACE, from: flagsPlace(seat), to: cellPlace(seat, at) },
    ],
    sum: { cost: [{ symbol: 'icon-flag', count: 1 }], gain: [{ symbol: 'icon-province', count: 1 }] },
    cause: cellPlace(seat, at),
  }),
};

const amends: Amends = {
  /** GB2-ROAD-25: the die is rolled before it goes back. */
  'die-paid': (told, { source }) => {
    if (source.kind !== 'space' || source.id !== ROAD_BOARD) return told;
    const journeys = told.journeys ?? [];
    return {
      ...told,
      journeys: journeys.map((journey) => (journey.to.startsWith('supply:') ? { ...journey, to: BOARD } : journey)),
    };
  },
};

function stage({ modules: { roads } }: RajasView, { cells }: RajasDescription): readonly Resting[] {
  if (!roads) return [];
  return [
    [FLAG_SUPPLY, FLAG_FACE, roads.supply],
    ...roads.held.map((count, seat): Resting => [flagsPlace(seat), FLAG_FACE, count]),
    ...roads.planted.flatMap((planted, seat) => planted.map((cell): Resting => [cellPlace(seat, cells[cell] ?? ''), FLAG_FACE])),
    ...(roads.rolling < 0 ? [] : [[BOARD, stoneFace(colourName(roads.rolling))] as const]),
  ];
}

export const roadsStory = {
  beats,
  stage,
  amends,
  strongest: ['roads/tile-relocated'],
  seatPlaces: ['flags'],
  symbols: { [FLAG_FACE]: { symbol: 'icon-flag', tone: 'tone-fame' } },
} satisfies StoryPart;
