import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'wilderness',
  place: 4,
  picture: 'wilderness',
  words: {
    en: { title: 'Wilderness', line: 'Everyone starts with a waterfall, mountains, swamp or desert to build around.' },
    de: { title: 'Wildnis', line: 'Alle beginnen mit Wasserfall, Gebirge, Sumpf oder Wüste und bauen drum herum.' },
    fr: {
      title: 'Étendues sauvages',
      line: 'Chacun commence avec une cascade, des montagnes, un marais ou un désert, et construit autour.',
    },
    nl: { title: 'Wildernis', line: 'Iedereen begint met een waterval, gebergte, moeras of woestijn en bouwt eromheen.' },
  },
};
