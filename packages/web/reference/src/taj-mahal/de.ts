import type { Texts } from '../format.ts';
import { events } from './de/events.ts';
import { pieces } from './de/pieces.ts';
import { places } from './de/places.ts';
import { scoring } from './de/scoring.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...places, ...pieces, ...events, ...scoring };
