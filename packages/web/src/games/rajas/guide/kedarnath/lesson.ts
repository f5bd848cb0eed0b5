import { defineLesson } from '../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, setUp } from '../opening.ts';
import type { messages as english } from './en.ts';

/** The temple, a free row and its blessing. */
export const lesson = defineLesson<typeof english>({
  id: 'rajas-kedarnath',
  game: 'rajas',
  players: 2,
  options: { kedarnath: 'front' },
  messages: {
    en: async () => (await import('./en.ts')).messages,
    de: async () => (await import('./de.ts')).messages,
    fr: async () => (await import('./fr.ts')).messages,
    nl: async () => (await import('./nl.ts')).messages,
  },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:temple' }] },
    { says: 'temple', choose: 'temple' },
    { says: 'row', choose: 'row 2' },
    {
      says: 'upgrade',
      choose: 'upgrade palace',
      or: ['upgrade temple', 'upgrade fort', 'upgrade mill'],
      after: CHAMELI_DANCES,
    },
    { says: 'finale' },
  ],
});
