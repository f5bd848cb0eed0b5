import type { Messages, Translation } from '../../../i18n/language.ts';
import { moduleMessages } from '../modules/index.ts';
import type { messages as english } from './en.ts';
import { board } from './nl/board.ts';
import { events } from './nl/events.ts';
import { player } from './nl/player.ts';
import { questions } from './nl/questions.ts';
import { refusals } from './nl/refusals.ts';

export const messages: Translation<typeof english> = {
  ...moduleMessages(import.meta.glob<Messages>('../modules/*/messages.ts', { eager: true, query: 'nl', import: 'nl' })),
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
