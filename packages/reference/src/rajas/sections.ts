import type { IdOf } from '../format.ts';
import { sections as base } from './base/sections.ts';

export const sections = [...base];

export type SectionId = IdOf<typeof sections>;
