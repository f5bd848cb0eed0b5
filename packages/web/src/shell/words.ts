import { openWords } from '../store/words.svelte.ts';
import { shellMessages } from './messages/index.ts';
import { tellUnstarted } from './unstarted.ts';

/** The words of the pages around the tables. */
export const shell = await openWords(shellMessages).catch(tellUnstarted);
