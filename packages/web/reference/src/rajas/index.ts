import type { Reference } from '../format.ts';
import { sections } from './sections.ts';

const TEXTS = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
};

export const rajas: Reference = {
  sections,
  load: async (language) => (await TEXTS[language]()).texts,
};
