import { defineLesson } from '../../../../guide/lesson.ts';
import type { messages as english } from './en.ts';

/** Taking the elephant and joining the start player. */
export const lesson = defineLesson<typeof english>({
  id: 'rajas-pink-elephant',
  game: 'rajas',
  players: 2,
  options: { pinkElephant: 'on' },
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
    { says: 'intro', points: [{ thing: 'space:front-terrace' }] },
    { says: 'terrace', choose: 'front-terrace' },
    {
      says: 'take',
      choose: 'take the elephant',
      after: ['done', 'dancer', 'pay B5*', 'take B', 'take P', 'roll 1', 'roll 4', 'draw W2'],
    },
    {
      says: 'join',
      choose: 'join orange-terrace-1',
      after: ['roll 2', 'quarry-1', 'take P-C5', 'lay B1 r0', 'pay P6 P4', 'reveal P-C6', 'take G', 'roll 1'],
    },
    { says: 'finale' },
  ],
});
