import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type TajMessages = Translation<typeof english>;

export const tajMessages = fromFiles(import.meta.glob<TajMessages>('./??.ts', { import: 'messages' }));
