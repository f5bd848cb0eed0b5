import type { IdOf } from '../format.ts';
import { sections as overview } from './base/overview/sections.ts';

export const sections = [...overview];

export type SectionId = IdOf<typeof sections>;
