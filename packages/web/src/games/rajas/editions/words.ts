import { openWords } from '../../../store/words.svelte.ts';
import { rajasMessages } from '../messages/index.ts';

/** The words for gains. */
export const boardWords = await openWords(rajasMessages);
