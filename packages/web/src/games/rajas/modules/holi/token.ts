import type { OwnedOf, TokenOf } from '../module.ts';
import { HOLI_TILE, heldPlace } from './story.ts';
import { heldHoliTiles } from './tiles.ts';

export const holiToken: TokenOf = (view, seat, { words }) => {
  const count = heldHoliTiles(view, seat);
  return count === 0
    ? undefined
    : {
        symbol: 'die-any',
        colour: '',
        count,
        label: words.holi.held(count),
        about: 'holi-tile',
        place: heldPlace(seat),
        face: HOLI_TILE,
      };
};

export const holiOwned: OwnedOf = (view, seat, { words }) => ({
  id: 'holi-tile',
  kind: 'gain',
  amount: heldHoliTiles(view, seat),
  text: words.holi.tiles,
});
