import type { GoodName } from '@durbar/rajas/vocabulary';
import { isGood } from '../../pieces/pictures.ts';
import type { RajasDescription } from '../../types.ts';

/** What a Sacred Cow raises; undefined for every other tile. */
export function cowGain({ tiles }: RajasDescription, tile: string): GoodName | 'assorted' | undefined {
  const sign = tiles.find(({ id }) => id === tile)?.sign;
  if (sign?.module !== 'cows') return undefined;
  return isGood(sign.shows) ? sign.shows : 'assorted';
}
