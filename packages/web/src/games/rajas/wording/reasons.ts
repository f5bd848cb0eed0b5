import { tileNamed } from '../scenes/tile.ts';
import type { RajasTelling } from '../types.ts';
import { spaceNameOf } from './names.ts';
import { tileName } from './tiles.ts';

/** What an effect comes from: a worker space, a river space, a yield place, a tile, a track bonus, a yield tile. */
export function reasonWords(reason: string, telling: RajasTelling): string {
  const { game, words } = telling;
  const number = Number(reason.split('-').at(-1));
  if (reason.startsWith('river-')) return words.reasons.river(number);
  if (/^(fame|money)-\d+$/.test(reason))
    return reason.startsWith('fame') ? words.reasons.fame(number) : words.reasons.money(number);
  if (game.spaces.some(({ id }) => id === reason) || game.actions.some(({ id }) => id === reason))
    return spaceNameOf(reason, words);
  const tile = tileNamed(game, reason);
  if (tile) return tileName(tile, words);
  return game.yieldTiles.some(({ id }) => id === reason) ? words.reasons.yieldTile : words.reasons.yield;
}
