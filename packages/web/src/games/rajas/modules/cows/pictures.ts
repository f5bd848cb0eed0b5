import type { ColourName, GoodName } from '@durbar/rajas/vocabulary';
import type { TileFace } from '../../pieces/faces.ts';
import type { Pictures } from '../../reference/pictures.ts';

/** Two dice of its colour with any values. */
const PRICE = -2;

function cow(colour: ColourName, road: TileFace['road'], shows: GoodName | 'assorted'): TileFace {
  return { colour, price: PRICE, road, buildings: [], markets: [], sign: { module: 'cows', shows } };
}

export const COWS: readonly TileFace[] = [
  cow('orange', 'fork', 'spice'),
  cow('blue', 'bend', 'silk'),
  cow('green', 'bend', 'tea'),
  cow('purple', 'fork', 'assorted'),
];

export const pictures: Pictures = {
  cows: { kind: 'tiles', tiles: COWS },
  'cow-covering': { kind: 'tiles', tiles: COWS },
  'cow-goods': { kind: 'tiles', tiles: COWS.slice(0, 3) },
  'cow-assorted': { kind: 'tiles', tiles: COWS.slice(3) },
};
