import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type SharingMessages = Translation<typeof english>;

export const sharingMessages = fromFiles(import.meta.glob<SharingMessages>('./??.ts', { import: 'messages' }));
