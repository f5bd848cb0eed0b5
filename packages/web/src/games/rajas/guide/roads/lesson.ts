import { defineLesson } from '../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, setUp } from '../opening.ts';
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
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:road-board' }] },
    { says: 'board', choose: 'road-board', after: CHAMELI_DANCES },
    { says: 'flag', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
});
