import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'roads',
  place: 5,
  picture: 'roads',
  sided: true,
  words: {
    en: { title: 'Roads', line: 'Money for roads from your residence, and flags that rescue a tile you cover.' },
    de: { title: 'Straßen', line: 'Geld für Wege von der Residenz und eine Fahne, die ein überbautes Plättchen versetzt.' },
    fr: { title: 'Routes', line: 'De l’argent pour les routes de la résidence, et un drapeau qui déplace une tuile recouverte.' },
    nl: { title: 'Wegen', line: 'Geld voor wegen vanuit de residentie, en een vlag die een bedekte tegel verplaatst.' },
  },
};
