import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type TournamentMessages = Translation<typeof english>;

export const tournamentMessages = fromFiles(import.meta.glob<TournamentMessages>('./??.ts', { import: 'messages' }));
