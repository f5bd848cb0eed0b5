import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type ShellMessages = Translation<typeof english>;

export const shellMessages = fromFiles(import.meta.glob<ShellMessages>('./??.ts', { import: 'messages' }));
