import { GOODS, type Good } from '../../kinds.ts';
import type { RajasGame } from '../../types.ts';

type CowGain = Good | 'assorted';

/** What the cows of the box raise; an edition may say otherwise. */
const HOUSE: Readonly<Record<string, CowGain>> = { orange: 'spice', blue: 'silk', green: 'tea', purple: 'assorted' };

/** What a Sacred Cow raises; undefined for every other tile. */
export function cowGain({ edition }: RajasGame, tile: string): CowGain | undefined {
  if (!tile.startsWith('cow-')) return undefined;
  const colour = tile.slice('cow-'.length);
  return gainIn(edition.modules?.cows, colour) ?? HOUSE[colour];
}

/** The gain that an edition's own data name for the cow of a colour. */
function gainIn(data: unknown, colour: string): CowGain | undefined {
  if (typeof data !== 'object' || data === null || !('tiles' in data) || !Array.isArray(data.tiles)) return undefined;
  const gain: unknown = data.tiles.find((tile) => tile?.colour === colour)?.gain;
  return gain === 'assorted' ? gain : GOODS.find((good) => good === gain);
}
