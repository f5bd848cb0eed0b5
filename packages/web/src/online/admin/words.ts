import { openWords } from '../../store/words.svelte.ts';
import { adminMessages } from './messages/index.ts';

/** The words of the administrators' page. */
export const admin = await openWords(adminMessages);
