import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type KarmaMessages = Translation<typeof english>;

export const karmaMessages = fromFiles(import.meta.glob<KarmaMessages>('./??.ts', { import: 'messages' }));
