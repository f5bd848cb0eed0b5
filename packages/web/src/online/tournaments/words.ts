import { openWords } from '../../store/words.svelte.ts';
import { tournamentMessages } from './messages/index.ts';

/** The words of tournaments. */
export const tournament = await openWords(tournamentMessages);
