import type { EditionNames } from '../../../../editions/messages/index.ts';

/** What this module calls its parts of an edition. */
export const editionNames: EditionNames = {
  en: {
    holi: 'Holi',
    'white-yield': 'white yield',
    'yellow-yield': 'yellow yield',
    'red-yield': 'red yield',
    'brown-yield': 'brown yield',
  },
  de: {
    holi: 'Holi',
    'white-yield': 'weißer Ertrag',
    'yellow-yield': 'gelber Ertrag',
    'red-yield': 'roter Ertrag',
    'brown-yield': 'brauner Ertrag',
  },
  fr: {
    holi: 'Holi',
    'white-yield': 'revenu blanc',
    'yellow-yield': 'revenu jaune',
    'red-yield': 'revenu rouge',
    'brown-yield': 'revenu marron',
  },
  nl: {
    holi: 'Holi',
    'white-yield': 'witte inkomsten',
    'yellow-yield': 'gele inkomsten',
    'red-yield': 'rode inkomsten',
    'brown-yield': 'bruine inkomsten',
  },
};
