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
      line: 'Erreichst du ein Holi-Plättchen, bekommen alle ein Geschenk. Wer am weitesten zurückliegt, wählt zuerst.',
    },
    fr: {
      title: 'Holi',
      line: 'Atteignez une tuile Holi et chacun reçoit un bonus. Le joueur le plus en retard choisit d’abord.',
    },
    nl: {
      title: 'Holi',
      line: 'Bereik je een Holi-tegel, dan krijgt iedereen een geschenk. Wie het verst achterligt, kiest eerst.',
    },
  },
};
