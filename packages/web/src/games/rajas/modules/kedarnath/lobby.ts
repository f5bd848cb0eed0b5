import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'kedarnath',
  place: 3,
  picture: 'kedarnath',
  sided: true,
  words: {
    en: { title: 'Kedarnath', line: 'A temple with a blessing per karma level. You can only take a level no one is on.' },
    de: { title: 'Kedarnath', line: 'Ein Tempel mit einer Zeile je Karmastufe. Nur eine Stufe ohne Marker kann besucht werden.' },
    fr: { title: 'Kedarnath', line: 'Un temple avec une ligne par niveau de karma. Seul un niveau sans cube peut être visité.' },
    nl: {
      title: 'Kedarnath',
      line: 'Een tempel met een rij per karmaniveau. Alleen een niveau zonder steen kan bezocht worden.',
    },
  },
};
