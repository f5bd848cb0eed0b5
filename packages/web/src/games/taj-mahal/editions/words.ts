import { openWords } from '../../../store/words.svelte.ts';
import { tajMessages } from '../messages/index.ts';

/** The words of the cards and the map. */
export const realmWords = await openWords(tajMessages);
