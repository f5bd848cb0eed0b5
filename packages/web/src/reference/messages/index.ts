import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type ReferenceMessages = Translation<typeof english>;

export const referenceMessages = fromFiles(import.meta.glob<ReferenceMessages>('./??.ts', { import: 'messages' }));
