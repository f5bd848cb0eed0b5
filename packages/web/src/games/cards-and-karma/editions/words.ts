import { openWords } from '../../../store/words.svelte.ts';
import { karmaMessages } from '../messages/index.ts';

/** The words on the cards. */
export const cardWords = await openWords(karmaMessages);
