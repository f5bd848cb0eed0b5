import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type AdminMessages = Translation<typeof english>;

export const adminMessages = fromFiles(import.meta.glob<AdminMessages>('./??.ts', { import: 'messages' }));
