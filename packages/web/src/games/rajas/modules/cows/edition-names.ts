import type { EditionNames } from '../../../../editions/messages/index.ts';

/** What this module calls its parts of an edition. */
export const editionNames: EditionNames = {
  en: { cows: 'Sacred Cows' },
  de: { cows: 'Heilige Kühe' },
  fr: { cows: 'Vaches sacrées' },
  nl: { cows: 'Heilige koeien' },
};
