import type { ArtName } from '../../../art/index.ts';
import type { KarmaMessages } from '../messages/index.ts';
import { GAIN_PICTURES } from '../pieces/pictures.ts';

/** The icons of sums, as screen readers say them. */
export function signs(words: KarmaMessages): Readonly<Partial<Record<ArtName, string>>> {
  return {
    [GAIN_PICTURES.fame]: words.fame,
    [GAIN_PICTURES.coins]: words.coins,
    [GAIN_PICTURES.karma]: words.karma,
    [GAIN_PICTURES.administrators]: words.administrators,
    'icon-die': words.signs.dice,
    'icon-moon': words.signs.flipped,
  };
}

export const gauge = {
  name: (words: KarmaMessages) => words.flippedNow,
  text: (flipped: number) => String(flipped),
  of: (score: number) => score,
  goal: (left: number, words: KarmaMessages) => words.goalNow(left),
};
