import type { ArtName } from '../../../art/index.ts';
import type { TajMessages } from '../messages/index.ts';
import { SYMBOLS } from '../model/model.ts';
import { SYMBOL_PICTURES } from '../pieces/faces.ts';
import { POINT_PICTURE } from '../story/sums.ts';
import type { Fact, TajTelling } from '../types.ts';

/** Sources of points. */
export function cause(fact: Fact, { words }: TajTelling): string | undefined {
  return fact.type === 'points-gained' ? words.reasons[fact.reason] : undefined;
}

/** The icons of sums, as screen readers say them. */
export function signs(words: TajMessages): Readonly<Partial<Record<ArtName, string>>> {
  return {
    [POINT_PICTURE]: words.points,
    palace: words.end.parts.palaces,
    ...Object.fromEntries(SYMBOLS.map((symbol) => [SYMBOL_PICTURES[symbol], words.symbols[symbol]])),
  };
}

export const gauge = {
  name: (words: TajMessages) => words.points,
  text: (points: number) => String(points),
  of: (score: number) => score,
};
