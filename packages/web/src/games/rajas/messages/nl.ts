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
import { board } from './nl/board.ts';
import { events } from './nl/events.ts';
import { player } from './nl/player.ts';
import { questions } from './nl/questions.ts';
import { refusals } from './nl/refusals.ts';

export const messages: Translation<typeof english> = {
  ganga: gangaMessages.nl,
  navaratnas: navaratnasMessages.nl,
  cows: cowsMessages.nl,
  wilderness: wildernessMessages.nl,
  kedarnath: kedarnathMessages.nl,
  holi: holiMessages.nl,
  roadBoard: roadsMessages.nl,
  rivers: riverMessages.nl,
  pinkElephant: elephantMessages.nl,
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
