import type { Messages, Translation } from '../../../i18n/language.ts';
import { moduleMessages } from '../modules/index.ts';
import { board } from './de/board.ts';
import { events } from './de/events.ts';
import { player } from './de/player.ts';
import { questions } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  ...moduleMessages(import.meta.glob<Messages>('../modules/*/messages.ts', { eager: true, query: 'de', import: 'de' })),
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
