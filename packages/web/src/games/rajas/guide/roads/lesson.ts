import { defineLesson } from '../../../../guide/lesson.ts';
import type { messages as english } from './en.ts';

/** The road board and its flag. */
export const lesson = defineLesson<typeof english>({
  id: 'rajas-roads',
  game: 'rajas',
  players: 2,
  options: { roads: 'front' },
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
    'orange-terrace-1',
    'roll 3',
  ],
  steps: [
    { says: 'intro', points: [{ thing: 'space:road-board' }] },
    {
      says: 'board',
      choose: 'road-board',
      after: ['dancer', 'pay B5*', 'take B', 'take P', 'roll 6', 'roll 6', 'draw W1', 'take O', 'roll 1'],
    },
    { says: 'flag', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
});
