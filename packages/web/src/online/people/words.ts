import { openWords } from '../../store/words.svelte.ts';
import { peopleMessages } from './messages/index.ts';

/** The words about people: presence, invitations, ratings. */
export const people = await openWords(peopleMessages);
