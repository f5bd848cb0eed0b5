import { defineLesson } from '../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, setUp } from '../opening.ts';
import type { messages as english } from './en.ts';

/** The blessings on the back of the temple board. */
export const lesson = defineLesson<typeof english>({
  id: 'rajas-kedarnath-back',
  game: 'rajas',
  players: 2,
  options: { kedarnath: 'back' },
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
    { says: 'row', choose: 'row 3', after: ['draw W1'] },
    { says: 'die', choose: 'take G', or: ['take B', 'take O', 'take P'], after: ['roll 5', ...CHAMELI_DANCES] },
    { says: 'finale' },
  ],
});
