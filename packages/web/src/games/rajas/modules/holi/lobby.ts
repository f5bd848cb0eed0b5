import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'holi',
  place: 1,
  picture: 'holi',
  sided: true,
  words: {
    en: { title: 'Holi', line: 'Reach a Holi tile and everyone gets a gift. The player furthest behind picks first.' },
    de: {
      title: 'Holi',
      line: 'Erreicht ein Marker ein Holi-Plättchen, werden Würfel oder Geschenke verteilt: Der Letzte wählt zuerst.',
    },
    fr: {
      title: 'Holi',
      line: 'Quand un marqueur passe une tuile Holi, des dés ou des bonus sont partagés : le dernier choisit d’abord.',
    },
    nl: {
      title: 'Holi',
      line: 'Passeert een markeersteen een Holi-tegel, dan worden stenen of geschenken verdeeld: de laatste kiest eerst.',
    },
  },
};
