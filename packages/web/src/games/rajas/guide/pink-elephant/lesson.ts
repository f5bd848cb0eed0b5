import { defineLesson } from '../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, CHAMELI_GOES_ON, setUp } from '../opening.ts';
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
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:front-terrace' }] },
    { says: 'terrace', choose: 'front-terrace' },
    { says: 'take', choose: 'take the elephant', after: ['done', ...CHAMELI_DANCES] },
    { says: 'join', choose: 'join orange-terrace-1', after: ['roll 2', ...CHAMELI_GOES_ON] },
    { says: 'finale' },
  ],
});
