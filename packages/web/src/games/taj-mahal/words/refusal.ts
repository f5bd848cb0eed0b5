import type { Refusal } from '@durbar/engine';
import type { TajMessages } from '../messages/index.ts';
import { SUITS, TOKENS } from '../model/model.ts';
import type { TajTelling } from '../types.ts';
import { provinceName } from './names.ts';

/** Refusals that say nothing but themselves. */
const PLAIN: Readonly<Record<string, (words: TajMessages['refusal']) => string>> = {
  'game-over': (words) => words.gameOver,
  'chance-decides': (words) => words.chance,
  withdrawn: (words) => words.withdrawn,
  'take-cards-first': (words) => words.takeFirst,
  'place-palaces-first': (words) => words.placeFirst,
  'no-palace-won': (words) => words.noPalaceWon,
  'not-withdrawn': (words) => words.notWithdrawn,
  'needs-colour-card': (words) => words.needsColourCard,
  'special-in-play': (words) => words.specialInPlay,
  'city-full': (words) => words.cityFull,
};

/** Why a thing cannot be chosen. */
export function refusal({ code, values = {} }: Refusal, telling: TajTelling): string {
  const { words, game, language } = telling;
  const who = () => telling.name(Number(values.seat));
  const symbol = () => words.symbols[TOKENS.find((token) => token === values.token) ?? 'vizier'];
  switch (code) {
    case 'not-your-turn':
      return words.refusal.notYourTurn(who());
    case 'other-colour':
      return words.refusal.otherColour(words.suits[SUITS.find((suit) => suit === values.colour) ?? 'white']);
    case 'special-on-table':
      return words.refusal.specialOnTable(Number(values.tokens), symbol());
    case 'special-of-other':
      return words.refusal.specialOfOther(who(), Number(values.tokens), symbol());
    case 'other-province': {
      const province = game.edition.provinces.findIndex(({ name }) => name === values.province);
      return words.refusal.otherProvince(provinceName(game, province, language));
    }
    case 'city-not-free':
      return words.refusal.cityNotFree(who());
    default:
      return PLAIN[code]?.(words.refusal) ?? words.refusal.other;
  }
}
