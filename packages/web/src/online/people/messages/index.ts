import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type PeopleMessages = Translation<typeof english>;

export const peopleMessages = fromFiles(import.meta.glob<PeopleMessages>('./??.ts', { import: 'messages' }));
