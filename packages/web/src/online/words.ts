import { openWords } from '../store/words.svelte.ts';
import { onlineMessages } from './messages/index.ts';

/** The words of everything online. */
export const online = await openWords(onlineMessages);
