import { openWords } from '../i18n/words.svelte.ts';
import { shellMessages } from './messages/index.ts';

/** The words of the pages around the tables. */
export const shell = await openWords(shellMessages);
