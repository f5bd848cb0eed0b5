import type { EditionNames } from '../../../../editions/messages/index.ts';

/** What this module calls its parts of an edition. */
export const editionNames: EditionNames = {
  en: { ganga: 'Ganga' },
  de: { ganga: 'Ganga' },
  fr: { ganga: 'Gange' },
  nl: { ganga: 'Ganges' },
};
