import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type EditionMessages = Translation<typeof english>;

export const editionMessages = fromFiles(import.meta.glob<EditionMessages>('./??.ts', { import: 'messages' }));
