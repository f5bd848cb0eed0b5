import { defineLesson } from '../../../../guide/lesson.ts';
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
  opening: [
    'reveal B-S2',
    'reveal B-C1',
    'reveal B-T2',
    'reveal G-S5',
    'reveal G-C1',
    'reveal G-T4',
    'reveal O-S1',
    'reveal O-C1',
    'reveal O-T1',
    'reveal P-S5',
    'reveal P-C5',
    'reveal P-T3',
    'roll 3',
    'roll 4',
    'roll 6',
    'roll 5',
    'roll 5',
    'roll 2',
    'roll 5',
    'roll 6',
    'seat 2',
    'yield B4',
    'on TL',
    'yield B5',
  ],
  steps: [
    { says: 'intro', points: [{ part: 'prompt' }] },
    {
      says: 'lay',
      choose: 'on TR',
      or: ['on TL'],
      after: ['dancer', 'pay B5*', 'take B', 'take O', 'roll 3', 'roll 5', 'yield W1', 'on T2'],
    },
    { says: 'later', points: [{ part: 'race' }] },
    { says: 'finale' },
  ],
});
