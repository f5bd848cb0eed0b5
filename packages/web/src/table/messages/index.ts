import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type TableMessages = Translation<typeof english>;

export const tableMessages = fromFiles(import.meta.glob<TableMessages>('./??.ts', { import: 'messages' }));
