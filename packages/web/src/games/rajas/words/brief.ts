import { tileNamed } from '../model/tile.ts';
import type { RajasChoice, RajasTelling, RajasView } from '../types.ts';
import { label } from './label.ts';
import { spaceNameOf } from './names.ts';
import { tileName } from './tiles.ts';

/** A choice as part of a turn: the space, the tile, the cell. */
export function brief(choice: RajasChoice, view: RajasView, telling: RajasTelling): string {
  const { game, words } = telling;
  if (choice.type === 'place') return spaceNameOf(choice.id, words);
  if (choice.type === 'lay') return words.onCell(choice.at);
  const tile = choice.type === 'tile' ? tileNamed(game, choice.id) : undefined;
  if (!tile?.colour || tile.price < 0) return label(choice, view, telling);
  return words.tile.brief(words.colours[tile.colour], tile.price, tileName(tile, words));
}
