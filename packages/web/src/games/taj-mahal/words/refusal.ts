import type { Refusal } from '@durbar/engine';
import { sentenceOf } from '../../../table/refusals.ts';
import { SUITS, TOKENS } from '../model/model.ts';
import type { TajTelling } from '../types.ts';
import { provinceName } from './names.ts';

/** Why a thing cannot be chosen. */
export function refusal({ code, values = {} }: Refusal, telling: TajTelling): string | undefined {
  const { words, game, language } = telling;
  const province = game.edition.provinces.findIndex(({ name }) => name === values.province);
  return sentenceOf(words.refusal, code, {
    name: typeof values.seat === 'number' ? telling.name(values.seat) : '',
    tokens: values.tokens,
    symbol: words.symbols[TOKENS.find((token) => token === values.token) ?? 'vizier'],
    colour: words.suits[SUITS.find((suit) => suit === values.colour) ?? 'white'],
    province: provinceName(game, province, language),
  });
}
