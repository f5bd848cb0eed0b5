import { cowsMessages } from '../modules/cows/messages.ts';
import { gangaMessages } from '../modules/ganga/messages.ts';
import { holiMessages } from '../modules/holi/messages.ts';
import { kedarnathMessages } from '../modules/kedarnath/messages.ts';
import { navaratnasMessages } from '../modules/navaratnas/messages.ts';
import { elephantMessages } from '../modules/pink-elephant/messages.ts';
import { riverMessages } from '../modules/rivers/messages.ts';
import { roadsMessages } from '../modules/roads/messages.ts';
import { wildernessMessages } from '../modules/wilderness/messages.ts';
import { board } from './en/board.ts';
import { events } from './en/events.ts';
import { player } from './en/player.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';

export const messages = {
  ganga: gangaMessages.en,
  navaratnas: navaratnasMessages.en,
  cows: cowsMessages.en,
  wilderness: wildernessMessages.en,
  kedarnath: kedarnathMessages.en,
  holi: holiMessages.en,
  roadBoard: roadsMessages.en,
  rivers: riverMessages.en,
  pinkElephant: elephantMessages.en,
  ...board,
  ...player,
  ...questions,
  ...events,
  refusals,
};
