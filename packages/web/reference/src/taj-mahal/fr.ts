import type { Texts } from '../format.ts';
import { events } from './fr/events.ts';
import { pieces } from './fr/pieces.ts';
import { places } from './fr/places.ts';
import { scoring } from './fr/scoring.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...places, ...pieces, ...events, ...scoring };
