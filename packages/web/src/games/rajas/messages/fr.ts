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
import type { messages as english } from './en.ts';
import { board } from './fr/board.ts';
import { events } from './fr/events.ts';
import { player } from './fr/player.ts';
import { questions } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';

export const messages: Translation<typeof english> = {
  ganga: gangaMessages.fr,
  navaratnas: navaratnasMessages.fr,
  cows: cowsMessages.fr,
  wilderness: wildernessMessages.fr,
  kedarnath: kedarnathMessages.fr,
  holi: holiMessages.fr,
  roadBoard: roadsMessages.fr,
  rivers: riverMessages.fr,
  pinkElephant: elephantMessages.fr,
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
