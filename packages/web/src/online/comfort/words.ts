import { openWords } from '../../store/words.svelte.ts';
import { comfortMessages } from './messages/index.ts';

/** The words of turn-based play: notices, feeds, notes, plans. */
export const comfort = await openWords(comfortMessages);
