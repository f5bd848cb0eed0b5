import type { Refusal } from '@durbar/engine';
import type { KarmaMessages } from '../messages/index.ts';
import type { KarmaTelling } from '../types.ts';
import { colourName } from './names.ts';

type Values = Readonly<Record<string, string | number>>;
type Saying = (words: KarmaMessages['refusal'], values: Values, telling: KarmaTelling) => string;

const SAYINGS: Readonly<Record<string, Saying>> = {
  'not-your-turn': (words, { seat }, telling) => words.notYourTurn(telling.name(Number(seat))),
  'game-over': (words) => words.gameOver,
  'chance-decides': (words) => words.chance,
  'action-first': (words) => words.actionFirst,
  'action-taken': (words) => words.actionTaken,
  'turn-not-over': (words) => words.turnNotOver,
  'bonus-turn-first': (words) => words.bonusTurnFirst,
  'no-administrator': (words) => words.noAdministrator,
  'no-cards-left': (words) => words.noCardsLeft,
  'only-as-die': (words) => words.onlyAsDie,
  'other-kind': (words) => words.notThisKind,
  'needs-number': (words, { cost }) => words.wrongNumber(Number(cost)),
  'too-dear': (words, { cost, colour }, telling) => words.tooDear(colourName(String(colour), telling.words), Number(cost)),
  'top-of-pile': (words) => words.topOfPile,
  'in-a-display': (words) => words.inADisplay,
  discarded: (words) => words.discarded,
  'only-pays': (words) => words.onlyPays,
  'wrong-number': (words, { cost }) => words.wrongNumber(Number(cost)),
  'wrong-colour': (words, { colour }, telling) => words.wrongColour(colourName(String(colour), telling.words)),
  'equal-die': (words, { number }) => words.equalDie(Number(number)),
  'not-needed': (words, { cost }) => words.notNeeded(Number(cost)),
  'empty-row': (words, { seat }, telling) => words.emptyRow(telling.name(Number(seat))),
  'no-copying': (words) => words.noCopying,
  'pay-first': (words) => words.payFirst,
  'discard-first': (words, { limit }) => words.discardFirst(Number(limit)),
};

/** Why a thing cannot be chosen; "… first" is said by the prompt already. */
export function refusal({ code, values = {} }: Refusal, telling: KarmaTelling): string {
  const words = telling.words.refusal;
  return SAYINGS[code]?.(words, values, telling) ?? (code.endsWith('-first') ? words.promptFirst : words.other);
}
