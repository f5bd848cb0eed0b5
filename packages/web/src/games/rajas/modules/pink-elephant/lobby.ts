import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'pinkElephant',
  place: 6,
  picture: 'elephant',
  words: {
    en: { title: 'Pink Elephant', line: 'Own it and you can join the start player’s worker once per round.' },
    de: { title: 'Rosa Elefant', line: 'Hast du ihn, darfst du dich einmal pro Runde zum Arbeiter des Startspielers stellen.' },
    fr: { title: 'Éléphant Rose', line: 'Avec lui, rejoignez l’ouvrier du premier joueur une fois par manche.' },
    nl: { title: 'Roze olifant', line: 'Heb je hem, dan mag je één keer per ronde bij de werker van de startspeler gaan staan.' },
  },
};
