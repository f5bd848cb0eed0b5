import { openWords } from '../../store/words.svelte.ts';
import { lobbyMessages } from './messages/index.ts';

/** The words for finding a game: quick pairing and the list of tables. */
export const lobby = await openWords(lobbyMessages);
