import type { IdOf } from '../format.ts';
import { sections as board } from './base/board/sections.ts';
import { sections as overview } from './base/overview/sections.ts';

export const sections = [...overview, ...board];

export type SectionId = IdOf<typeof sections>;
