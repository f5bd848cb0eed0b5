import { openWords } from '../../store/words.svelte.ts';
import { peopleMessages } from './messages/index.ts';

/** The words about people: who is here, who invites, who plays how well. */
export const people = await openWords(peopleMessages);
