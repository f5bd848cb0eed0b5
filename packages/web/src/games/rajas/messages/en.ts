import type { Messages } from '../../../i18n/language.ts';
import { moduleMessages } from '../modules/index.ts';
import { board } from './en/board.ts';
import { events } from './en/events.ts';
import { player } from './en/player.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';

export const messages = {
  ...moduleMessages(import.meta.glob<Messages>('../modules/*/messages.ts', { eager: true, query: 'en', import: 'en' })),
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
