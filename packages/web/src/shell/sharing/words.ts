import { openWords } from '../../store/words.svelte.ts';
import { sharingMessages } from './messages/index.ts';

/** The words about finished games: finding them again and sharing them. */
export const sharing = await openWords(sharingMessages);
