import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type LobbyMessages = Translation<typeof english>;

export const lobbyMessages = fromFiles(import.meta.glob<LobbyMessages>('./??.ts', { import: 'messages' }));
