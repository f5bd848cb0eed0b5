import type { ArtName } from '../../../art/index.ts';
import type { SymbolPicture } from '../../../reference/picture.ts';

interface Die {
  readonly colour: string;
  readonly number: number;
}

/** What the reference of Cards & Karma shows, drawn with the pieces of its table. Cards are named by id. */
export type KarmaPicture =
  | { readonly kind: 'cards'; readonly cards: readonly string[]; readonly dice: readonly Die[] }
  | { readonly kind: 'track'; readonly nights: readonly (readonly ArtName[])[]; readonly days: number };

function cards(...ids: string[]): KarmaPicture {
  return { kind: 'cards', cards: ids, dice: [] };
}

function dice(...numbers: (readonly [colour: string, number: number])[]): KarmaPicture {
  return { kind: 'cards', cards: [], dice: numbers.map(([colour, number]) => ({ colour, number })) };
}

function symbols(...names: readonly ArtName[]): SymbolPicture {
  return { kind: 'symbols', symbols: names };
}

export const PICTURES: Readonly<Record<string, KarmaPicture | SymbolPicture>> = {
  track: { kind: 'track', nights: [['karma-flower', 'karma-flower'], ['administrator']], days: 4 },
  bonuses: {
    kind: 'track',
    nights: [
      ['karma-flower', 'karma-flower'],
      ['coin-minted', 'dome'],
      ['fame-star', 'ship'],
      ['administrator'],
      ['icon-die', 'icon-die'],
      ['icon-again'],
    ],
    days: 0,
  },
  'two-sides': { kind: 'cards', cards: ['ship-07'], dice: [{ colour: 'purple', number: 4 }] },
  dice: dice(['blue', 5], ['green', 3], ['orange', 1], ['purple', 6]),
  buildings: cards('building-blue-01', 'building-green-08', 'building-orange-14'),
  ship: cards('ship-03'),
  ships: cards('ship-03', 'ship-17', 'ship-20'),
  'goods-cards': cards('goods-04', 'goods-10', 'goods-16'),
  goods: symbols('good-silk', 'good-tea', 'good-spice'),
  palaces: cards('palace-2-blue', 'palace-4-green', 'palace-6-orange'),
  'palace-2': cards('palace-2-blue'),
  'palace-3': cards('palace-3-green'),
  'palace-4': cards('palace-4-orange'),
  'palace-5': cards('palace-5-purple'),
  'palace-6': cards('palace-6-blue'),
  karma: symbols('karma-flower'),
  administrator: symbols('administrator'),
  fame: symbols('fame-star'),
  coins: symbols('coin-minted'),
  'building-set': cards('building-blue-01', 'building-blue-05', 'building-blue-06'),
  'goods-set': cards('goods-04', 'goods-16', 'goods-12'),
};
