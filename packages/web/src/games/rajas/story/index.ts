import type { ArtName } from '../../../art/index.ts';
import type { Face } from '../../../story/beat.ts';
import { defineStory, nearSeat } from '../../../story/telling.ts';
import { storyParts } from '../modules/index.ts';
import type { RajasDescription, RajasFact, RajasView } from '../types.ts';
import { beats } from './beats/index.ts';
import { CLAIM, ELEPHANT, FAME, KARMA, MONEY } from './names.ts';
import { stageOf } from './stage.ts';

const SYMBOLS: Readonly<Record<Face, ArtName>> = Object.assign(
  { [MONEY]: 'coin', [FAME]: 'fame-crown', [KARMA]: 'karma', [ELEPHANT]: 'court-elephant', [CLAIM]: 'court-elephant' },
  ...storyParts.map(({ symbols }) => symbols),
);

const INTERLUDES: readonly string[] = [
  'start-player-moved',
  'passed-over',
  ...storyParts.flatMap(({ interludes = [] }) => interludes),
];

const ofSeat = nearSeat([
  'kali',
  'tray',
  'karma',
  'start',
  'cell',
  'under',
  'yield',
  'gauge',
  ...storyParts.flatMap(({ seatPlaces = [] }) => seatPlaces),
]);

export const story = defineStory<RajasDescription, RajasView, RajasFact>({
  stageOf,
  beats,
  turnAt: ({ type }) => {
    if (type === 'turn-started') return 'opens';
    if (type === 'turn-ended') return 'closes';
    return INTERLUDES.includes(type) ? 'interlude' : undefined;
  },
  strongest: [
    'game-ended',
    'markers-met',
    'tile-built',
    'tile-overbuilt',
    ...storyParts.flatMap(({ strongest = [] }) => strongest),
    'boat-moved',
    'action-chosen',
    'worker-placed',
    'passed',
    'passed-over',
    'start-player-moved',
    'round-started',
    'start-player-found',
  ],
  nearby: ofSeat,
  symbolOf: (face) => {
    const symbol = SYMBOLS[face];
    return symbol && { symbol };
  },
});
