import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type OnlineMessages = Translation<typeof english>;

export const onlineMessages = fromFiles(import.meta.glob<OnlineMessages>('./??.ts', { import: 'messages' }));
