import type { Face } from '../../../story/beat.ts';
import { defineStory, nearSeat } from '../../../story/telling.ts';
import { storyParts } from '../modules/index.ts';
import type { RajasDescription, RajasFact, RajasView } from '../types.ts';
import { beats } from './beats/index.ts';
import { CLAIM, COIN, CROWN, ELEPHANT, PETAL, REACHED, spacePlace } from './names.ts';
import type { SmallThing } from './part.ts';
import { stageOf } from './stage.ts';

const SYMBOLS: Readonly<Record<Face, SmallThing>> = Object.assign(
  {
    [COIN]: { symbol: 'coin' },
    [CROWN]: { symbol: 'fame-crown', tone: 'tone-fame' },
    [PETAL]: { symbol: 'karma', tone: 'tone-karma' },
    [REACHED]: { symbol: 'icon-lamp', tone: 'tone-lamp' },
    [ELEPHANT]: { symbol: 'court-elephant', tone: 'tone-elephant' },
    [CLAIM]: { symbol: 'court-elephant', tone: 'tone-elephant' },
  } satisfies Readonly<Record<Face, SmallThing>>,
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
  symbolOf: (face) => SYMBOLS[face],
  namedAt: ({ type }, { spaces }) => (type === 'reroll' ? spaces.filter(isForRerolls).map(({ id }) => spacePlace(id)) : []),
});

function isForRerolls({ effects }: RajasDescription['spaces'][number]): boolean {
  return effects.some(({ kind }) => kind === 'reroll');
}
