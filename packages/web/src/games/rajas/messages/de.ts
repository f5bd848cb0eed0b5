import type { Translation } from '../../../i18n/language.ts';
import { cowsMessages } from '../modules/cows/messages.ts';
import { gangaMessages } from '../modules/ganga/messages.ts';
import { holiMessages } from '../modules/holi/messages.ts';
import { kedarnathMessages } from '../modules/kedarnath/messages.ts';
import { navaratnasMessages } from '../modules/navaratnas/messages.ts';
import { elephantMessages } from '../modules/pink-elephant/messages.ts';
import { riverMessages } from '../modules/rivers/messages.ts';
import { roadsMessages } from '../modules/roads/messages.ts';
import { wildernessMessages } from '../modules/wilderness/messages.ts';
import { board } from './de/board.ts';
import { events } from './de/events.ts';
import { player } from './de/player.ts';
import { questions } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  ganga: gangaMessages.de,
  navaratnas: navaratnasMessages.de,
  cows: cowsMessages.de,
  wilderness: wildernessMessages.de,
  kedarnath: kedarnathMessages.de,
  holi: holiMessages.de,
  roadBoard: roadsMessages.de,
  rivers: riverMessages.de,
  pinkElephant: elephantMessages.de,
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
