import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type ComfortMessages = Translation<typeof english>;

export const comfortMessages = fromFiles(import.meta.glob<ComfortMessages>('./??.ts', { import: 'messages' }));
