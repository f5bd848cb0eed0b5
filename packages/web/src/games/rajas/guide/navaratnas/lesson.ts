import { defineLesson } from '../../../../guide/lesson.ts';
import { setUp } from '../opening.ts';
import type { messages as english } from './en.ts';

/** Laying the first yield tile. */
export const lesson = defineLesson<typeof english>({
  id: 'rajas-navaratnas',
  game: 'rajas',
  players: 2,
  options: { navaratnas: 'on' },
  messages: {
    en: async () => (await import('./en.ts')).messages,
    de: async () => (await import('./de.ts')).messages,
    fr: async () => (await import('./fr.ts')).messages,
    nl: async () => (await import('./nl.ts')).messages,
  },
  opening: [...setUp(), 'yield B4', 'on TL', 'yield B5'],
  steps: [
    { says: 'intro', points: [{ part: 'prompt' }] },
    {
      says: 'lay',
      choose: 'on TR',
      or: ['on TL'],
      after: ['dancer', 'pay B5*', 'take B', 'take O', 'roll 3', 'roll 5', 'yield W1', 'on T2'],
    },
    { says: 'later', points: [{ thing: 'space:dancer' }] },
    { says: 'finale' },
  ],
});
