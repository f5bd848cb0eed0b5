import type { Texts } from '../format.ts';
import { texts as base } from './base/fr.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...base };
