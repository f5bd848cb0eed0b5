import type { TajMahalChoice } from '@durbar/taj-mahal';
import { COLOURS, ELEPHANT, MOGUL, NONE, TOKENS } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { lengthsOf } from './colours.ts';
import type { Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

const lengths = new Float64Array(COLOURS.length);

/** Cards from the display: those that match the hand and each other. */
export function inclineToCards(standpoint: Standpoint, choices: readonly TajMahalChoice[], into: Float64Array): void {
  lengthsOf(standpoint, lengths);
  for (let index = 0; index < choices.length; index++) {
    const choice = entry(choices, index);
    into[index] = choice.type === 'take' ? worthOf(standpoint, choice.cards) : 0;
  }
}

function worthOf({ tables, state, seat, strengths }: Standpoint, cards: readonly number[]): number {
  let worth = 0;
  let last = NONE;
  for (const card of cards) {
    const { colour, symbols } = entry(tables.cards, card);
    if (colour === NONE) worth += rowAt(strengths, AT['take-white']);
    else {
      worth += rowAt(strengths, AT['take-held-colour']) * rowAt(lengths, colour);
      if (colour === last) worth += rowAt(strengths, AT['take-same-colour']);
      last = colour;
    }
    for (const symbol of symbols) {
      if (symbol === MOGUL) worth += rowAt(strengths, AT['take-mogul']);
      else if (symbol === ELEPHANT) worth += rowAt(strengths, AT['take-elephant']);
      else if (at(state.tokens, seat * TOKENS.length + symbol) > 0) worth += rowAt(strengths, AT['take-for-pair']);
    }
  }
  return worth;
}
