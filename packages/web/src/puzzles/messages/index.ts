import { fromFiles, type Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type PuzzleMessages = Translation<typeof english>;

export const puzzleMessages = fromFiles(import.meta.glob<PuzzleMessages>('./??.ts', { import: 'messages' }));
