import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'roads',
  place: 5,
  picture: 'roads',
  sided: true,
  words: {
    en: { title: 'Roads', line: 'Money for roads from your residence, and flags that rescue a tile you cover.' },
    de: { title: 'Straßen', line: 'Geld für Wege von deiner Residenz und Fahnen, die ein überbautes Plättchen retten.' },
    fr: {
      title: 'Routes',
      line: 'De l’argent pour les routes de votre résidence, et des drapeaux qui sauvent une tuile recouverte.',
    },
    nl: { title: 'Wegen', line: 'Geld voor wegen vanuit je residentie, en vlaggen die een bedekte tegel redden.' },
  },
};
