import type { Messages, Translation } from '../../../i18n/language.ts';
import { moduleMessages } from '../modules/index.ts';
import type { messages as english } from './en.ts';
import { board } from './fr/board.ts';
import { events } from './fr/events.ts';
import { player } from './fr/player.ts';
import { questions } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';

export const messages: Translation<typeof english> = {
  ...moduleMessages(import.meta.glob<Messages>('../modules/*/messages.ts', { eager: true, query: 'fr', import: 'fr' })),
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
