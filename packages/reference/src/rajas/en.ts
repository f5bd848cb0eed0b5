import type { Texts } from '../format.ts';
import { texts as base } from './base/en.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...base };
