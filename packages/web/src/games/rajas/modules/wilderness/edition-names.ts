import type { EditionNames } from '../../../../editions/messages/index.ts';

/** What this module calls its parts of an edition. */
export const editionNames: EditionNames = {
  en: {
    wilderness: 'wilderness',
    waterfall: 'waterfall',
    mountains: 'mountains',
    swamp: 'swamp',
    desert: 'desert',
    'swap-die': 'swap a die',
  },
  de: {
    wilderness: 'Wildnis',
    waterfall: 'Wasserfall',
    mountains: 'Berge',
    swamp: 'Sumpf',
    desert: 'Wüste',
    'swap-die': 'Würfel tauschen',
  },
  fr: {
    wilderness: 'régions sauvages',
    waterfall: 'cascade',
    mountains: 'montagnes',
    swamp: 'marais',
    desert: 'désert',
    'swap-die': 'échanger un dé',
  },
  nl: {
    wilderness: 'wildernis',
    waterfall: 'waterval',
    mountains: 'bergen',
    swamp: 'moeras',
    desert: 'woestijn',
    'swap-die': 'dobbelsteen ruilen',
  },
};
