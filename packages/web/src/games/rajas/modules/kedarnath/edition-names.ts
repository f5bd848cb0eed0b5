import type { EditionNames } from '../../../../editions/messages/index.ts';

/** What this module calls its parts of an edition. */
export const editionNames: EditionNames = {
  en: { kedarnath: 'Kedarnath' },
  de: { kedarnath: 'Kedarnath' },
  fr: { kedarnath: 'Kedarnath' },
  nl: { kedarnath: 'Kedarnath' },
};
