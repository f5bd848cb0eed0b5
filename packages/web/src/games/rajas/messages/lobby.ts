import { type Language, type Translation, withLanguage } from '../../../i18n/language.ts';

const en = {
  base: { title: 'Base game', line: 'The standard rules. Start here.' },
  everything: { title: 'All modules', line: 'The variant plus every module of The Great Mogul’s Coffers 2.' },
  house: { title: 'Durbar edition', line: 'Our own reconstruction. Some details may differ from your copy.' },
  modules: { title: 'Modules', note: 'Mix as you like.' },
  values: { off: 'Off', on: 'On', front: 'Front', back: 'Back' },
};

const de: Translation<typeof en> = {
  base: { title: 'Grundspiel', line: 'Die Standardregeln. Fang hier an.' },
  everything: { title: 'Alle Module', line: 'Die Variante und alle Module der zweiten Erweiterung.' },
  house: { title: 'Durbar-Ausgabe', line: 'Unsere Nachbildung. Einzelne Werte können von deinem Exemplar abweichen.' },
  modules: { title: 'Module', note: 'Misch, wie du magst.' },
  values: { off: 'Aus', on: 'An', front: 'Vorderseite', back: 'Rückseite' },
};

const fr: Translation<typeof en> = {
  base: { title: 'Jeu de base', line: 'Les règles standard. Commencez ici.' },
  everything: { title: 'Tous les modules', line: 'La variante et tous les modules de la deuxième extension.' },
  house: { title: 'Édition Durbar', line: 'Notre reconstitution. Certains détails peuvent différer de votre boîte.' },
  modules: { title: 'Modules', note: 'Mélangez à votre guise.' },
  values: { off: 'Non', on: 'Oui', front: 'Recto', back: 'Verso' },
};

const nl: Translation<typeof en> = {
  base: { title: 'Basisspel', line: 'De standaardregels. Begin hier.' },
  everything: { title: 'Alle modules', line: 'De variant en alle modules van de tweede uitbreiding.' },
  house: { title: 'Durbar-editie', line: 'Onze reconstructie. Details kunnen afwijken van jouw doos.' },
  modules: { title: 'Modules', note: 'Combineer zoals je wilt.' },
  values: { off: 'Uit', on: 'Aan', front: 'Voorkant', back: 'Achterkant' },
};

/** Texts of the pages before a table; modules have their own texts and need the language. */
export type RajasLobbyMessages = Translation<typeof en> & { readonly language: Language };

export const rajasLobbyMessages = withLanguage<Translation<typeof en>>({ en, de, fr, nl });
