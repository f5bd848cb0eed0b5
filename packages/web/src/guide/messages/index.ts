import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type GuideMessages = Translation<typeof english>;

export const guideMessages = fromFiles(import.meta.glob<GuideMessages>('./??.ts', { import: 'messages' }));
