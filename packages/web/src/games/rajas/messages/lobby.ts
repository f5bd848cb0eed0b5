import { inEach, type Language, type Translation, type Translations } from '../../../i18n/language.ts';

const en = {
  base: { title: 'Base game', line: 'The rules of the box; best for a first game.' },
  everything: { title: 'Everything', line: 'The variant and every module of the second box.' },
  house: { title: 'House edition', line: 'Tiles, tracks and spaces as we counted them for this table.' },
  modules: { title: 'Modules', note: 'Any mix works.' },
  values: { off: 'Off', on: 'On', front: 'Front', back: 'Back' },
};

const de: Translation<typeof en> = {
  base: { title: 'Grundspiel', line: 'Die Regeln der Schachtel; gut für die erste Partie.' },
  everything: { title: 'Alles', line: 'Die Variante und alle Module der zweiten Schachtel.' },
  house: { title: 'Hausausgabe', line: 'Plättchen, Leisten und Felder, wie wir sie für diesen Tisch gezählt haben.' },
  modules: { title: 'Module', note: 'Jede Mischung geht.' },
  values: { off: 'Aus', on: 'An', front: 'Vorderseite', back: 'Rückseite' },
};

const fr: Translation<typeof en> = {
  base: { title: 'Jeu de base', line: 'Les règles de la boîte ; idéal pour une première partie.' },
  everything: { title: 'Tout', line: 'La variante et tous les modules de la deuxième boîte.' },
  house: { title: 'Édition maison', line: 'Tuiles, pistes et cases comme nous les avons comptées pour cette table.' },
  modules: { title: 'Modules', note: 'Tous les mélanges sont possibles.' },
  values: { off: 'Non', on: 'Oui', front: 'Recto', back: 'Verso' },
};

const nl: Translation<typeof en> = {
  base: { title: 'Basisspel', line: 'De regels van de doos; het best voor een eerste spel.' },
  everything: { title: 'Alles', line: 'De variant en alle modules van de tweede doos.' },
  house: { title: 'Huiseditie', line: 'Tegels, sporen en vakken zoals wij ze voor deze tafel hebben geteld.' },
  modules: { title: 'Modules', note: 'Elke mix kan.' },
  values: { off: 'Uit', on: 'Aan', front: 'Voorkant', back: 'Achterkant' },
};

/** What the pages before a table say; modules bring words of their own, which ask for the language. */
export type RajasLobbyMessages = Translation<typeof en> & { readonly language: Language };

const messages = { en, de, fr, nl };

export const rajasLobbyMessages: Translations<RajasLobbyMessages> = inEach((language) => async () => ({
  language,
  ...messages[language],
}));
