import type { Texts } from '../format.ts';
import { events } from './en/events.ts';
import { pieces } from './en/pieces.ts';
import { places } from './en/places.ts';
import { scoring } from './en/scoring.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...places, ...pieces, ...events, ...scoring };
