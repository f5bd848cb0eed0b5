import { openWords } from '../store/words.svelte.ts';
import { editionMessages } from './messages/index.ts';

/** The words of the pages where owners enter their box. */
export const editionWords = await openWords(editionMessages);
