import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'kedarnath',
  place: 3,
  picture: 'kedarnath',
  sided: true,
  words: {
    en: { title: 'Kedarnath', line: 'A temple with a blessing for each karma level. Take one from a level no one is on.' },
    de: { title: 'Kedarnath', line: 'Ein Tempel mit einer Segnung je Karmastufe. Nimm eine von einer Stufe ohne Karma-Marker.' },
    fr: {
      title: 'Kedarnath',
      line: 'Un temple avec une bénédiction par niveau de karma. Prenez celle d’un niveau sans cube Karma.',
    },
    nl: {
      title: 'Kedarnath',
      line: 'Een tempel met een zegening per karmaniveau. Neem er een van een niveau waar niemand staat.',
    },
  },
};
