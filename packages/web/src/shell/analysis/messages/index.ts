import { fromFiles, type Translation } from '../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type AnalysisMessages = Translation<typeof english>;

export const analysisMessages = fromFiles(import.meta.glob<AnalysisMessages>('./??.ts', { import: 'messages' }));
