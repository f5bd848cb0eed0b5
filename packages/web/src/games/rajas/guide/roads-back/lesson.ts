import { defineLesson } from '../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, CHAMELI_GOES_ON, setUp } from '../opening.ts';
import type { messages as english } from './en.ts';

/** The reader's first turn: a bend below the residence. */
const BUILT = ['quarry-1', 'take B-S2', 'lay C2 r0', 'pay B3', 'reveal B-S4'];

/** A die for roads of one shape. */
export const lesson = defineLesson<typeof english>({
  id: 'rajas-roads-back',
  game: 'rajas',
  players: 2,
  options: { roads: 'back' },
  messages: {
    en: async () => (await import('./en.ts')).messages,
    de: async () => (await import('./de.ts')).messages,
    fr: async () => (await import('./fr.ts')).messages,
    nl: async () => (await import('./nl.ts')).messages,
  },
  opening: [...setUp(), ...CHAMELI_BEGINS, ...BUILT, ...CHAMELI_DANCES],
  steps: [
    { says: 'intro', points: [{ thing: 'space:road-board' }] },
    { says: 'board', choose: 'road-board' },
    { says: 'die', choose: 'pay G4', or: ['pay O6', 'pay P5'], after: ['roll 5', ...CHAMELI_GOES_ON] },
    { says: 'rolled', points: [{ part: 'race' }] },
    { says: 'finale' },
  ],
});
