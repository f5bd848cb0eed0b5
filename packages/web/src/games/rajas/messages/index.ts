import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type RajasMessages = Translation<typeof english>;

export const rajasMessages = fromFiles(import.meta.glob<RajasMessages>('./??.ts', { import: 'messages' }));
