import type { Texts } from '../format.ts';
import { texts as board } from './base/board/de.ts';
import { texts as overview } from './base/overview/de.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...overview, ...board };
