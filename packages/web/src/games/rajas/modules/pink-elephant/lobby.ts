import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'pinkElephant',
  place: 6,
  picture: 'elephant',
  words: {
    en: { title: 'Pink Elephant', line: 'Own it and you can join the start player’s worker once per round.' },
    de: { title: 'Rosa Elefant', line: 'Wer ihn hat, darf sich einmal je Runde zum Startspieler stellen.' },
    fr: { title: 'Éléphant Rose', line: 'Son propriétaire peut rejoindre l’ouvrier du premier joueur une fois par manche.' },
    nl: { title: 'Roze olifant', line: 'Wie hem heeft, mag één keer per ronde bij de startspeler gaan staan.' },
  },
};
