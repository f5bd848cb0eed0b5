import type { Texts } from '../format.ts';
import { events } from './nl/events.ts';
import { pieces } from './nl/pieces.ts';
import { places } from './nl/places.ts';
import { scoring } from './nl/scoring.ts';
import type { SectionId } from './sections.ts';

export const texts: Texts<SectionId> = { ...places, ...pieces, ...events, ...scoring };
