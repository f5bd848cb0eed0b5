import type { BuildingName, ColourName, GoodName } from '@durbar/rajas/vocabulary';
import type { ArtName } from '../../../art/index.ts';
import type { PlayerColour } from '../../../art/players.ts';
import type { SymbolPicture } from '../../../reference/picture.ts';
import type { TileFace } from '../pieces/faces.ts';
import type { GainFace } from '../pieces/marks.ts';

/** What the reference of Rajas shows, drawn with the pieces of its table. */
export type RajasPicture =
  | { readonly kind: 'tiles'; readonly tiles: readonly TileFace[] }
  | { readonly kind: 'dice'; readonly dice: readonly (readonly [ColourName, number])[] }
  | { readonly kind: 'faces'; readonly faces: readonly (ColourName | undefined)[] }
  | { readonly kind: 'workers'; readonly players: readonly PlayerColour[] }
  | { readonly kind: 'boats'; readonly players: readonly PlayerColour[] }
  | { readonly kind: 'markers'; readonly track: 'fame' | 'money' | 'both' }
  | { readonly kind: 'coins'; readonly amounts: readonly number[] }
  /** River tiles by benefit. */
  | { readonly kind: 'river-tiles'; readonly gains: readonly GainFace[] }
  /** A picture of the lobby. */
  | { readonly kind: 'art'; readonly name: string };

function symbols(...names: readonly ArtName[]): SymbolPicture {
  return { kind: 'symbols', symbols: names };
}

function riverTiles(...gains: readonly GainFace[]): RajasPicture {
  return { kind: 'river-tiles', gains };
}

function building(colour: ColourName, price: number, road: TileFace['road'], ...buildings: BuildingName[]): TileFace {
  return { colour, price, road, buildings, markets: [] };
}

function market(
  colour: ColourName,
  price: number,
  road: TileFace['road'],
  ...markets: (readonly [GoodName, number])[]
): TileFace {
  return { colour, price, road, buildings: [], markets: markets.map(([good, value]) => ({ good, value })) };
}

const TILES: RajasPicture = {
  kind: 'tiles',
  tiles: [
    building('blue', 6, 'straight', 'palace'),
    building('orange', 9, 'bend', 'temple'),
    market('green', 7, 'fork', ['tea', 3]),
    market('purple', 8, 'cross', ['spice', 2], ['silk', 2]),
  ],
};
const ROADS: RajasPicture = {
  kind: 'tiles',
  tiles: [
    building('blue', 5, 'straight'),
    building('green', 5, 'bend'),
    building('orange', 5, 'fork'),
    building('purple', 5, 'cross'),
  ],
};
const DICE: RajasPicture = {
  kind: 'dice',
  dice: [
    ['blue', 6],
    ['green', 4],
    ['orange', 3],
    ['purple', 1],
  ],
};
const MARKETS = symbols('market-silk', 'market-tea', 'market-spice');
const BUILDINGS = symbols('build-temple', 'build-palace', 'build-fort', 'build-mill');
const WORKERS: RajasPicture = { kind: 'workers', players: ['crimson', 'teal', 'saffron'] };
const BOATS: RajasPicture = { kind: 'boats', players: ['crimson', 'teal', 'saffron'] };

export type Pictures = Readonly<Record<string, RajasPicture | SymbolPicture>>;

/** By section id; those of the modules are in `pictures.ts` of their folders. */
export const PICTURES: Pictures = {
  ...Object.assign(
    {},
    ...Object.values(import.meta.glob<Pictures>('../modules/*/pictures.ts', { eager: true, import: 'pictures' })),
  ),
  aim: { kind: 'markers', track: 'both' },
  'placing-workers': WORKERS,
  workers: WORKERS,
  'new-workers': WORKERS,
  quarry: TILES,
  'province-tiles': TILES,
  'tile-stacks': TILES,
  'tile-price': { kind: 'tiles', tiles: [building('blue', 7, 'bend', 'fort'), market('green', 3, 'bend', ['tea', 1])] },
  'tile-scoring': { kind: 'tiles', tiles: [building('orange', 9, 'bend', 'temple'), market('purple', 8, 'cross', ['silk', 3])] },
  'laying-tiles': ROADS,
  'road-ends': ROADS,
  'icon-roads': ROADS,
  'market-place': MARKETS,
  'assorted-goods': MARKETS,
  'goods-of-one-kind': symbols('market-silk'),
  'icon-goods': MARKETS,
  'icon-market': symbols('market-stall'),
  'building-scrolls': BUILDINGS,
  'icon-buildings': BUILDINGS,
  'upgrades-made': symbols('upgrade'),
  'icon-upgrade': symbols('upgrade'),
  dice: DICE,
  'taking-dice': DICE,
  paying: DICE,
  kali: symbols('kali'),
  karma: symbols('karma'),
  'great-mogul': symbols('portrait-great-mogul'),
  dancer: symbols('portrait-dancer'),
  yogi: symbols('portrait-yogi'),
  'raja-man-singh': symbols('portrait-raja-man-singh'),
  'master-builder': symbols('portrait-master-builder'),
  portuguese: symbols('portrait-portuguese'),
  palace: symbols('build-palace'),
  'icon-palace': symbols('build-palace'),
  harbour: BOATS,
  'boat-move': BOATS,
  river: symbols('river-boat'),
  'icon-boat': symbols('river-boat'),
  bridge: symbols('bridge'),
  'start-elephant': symbols('court-elephant'),
  'icon-start': symbols('court-elephant'),
  'icon-animals': symbols('animal-snake', 'animal-cow', 'player-tiger'),
  'icon-die': { kind: 'faces', faces: ['blue', 'green', 'orange', 'purple'] },
  'icon-any-die': { kind: 'faces', faces: [undefined] },
  'icon-money': { kind: 'coins', amounts: [1, 5] },
  'icon-fame': symbols('fame-crown'),
  'fame-track': { kind: 'markers', track: 'fame' },
  'money-track': { kind: 'markers', track: 'money' },
  'markers-meet': { kind: 'markers', track: 'both' },
  'river-tile-dice-per-karma': riverTiles({ kind: 'dice', amount: 1, per: 'karma' }),
  'river-tile-three-dice': riverTiles({ kind: 'dice', colours: ['blue', 'green', 'orange'] }),
  'river-tile-palace-action': riverTiles(
    ...['dancer', 'yogi', 'raja-man-singh', 'portuguese'].map((action) => ({ kind: 'palace-action', actions: [action] })),
  ),
  'river-tile-markets-of-one-kind': riverTiles({ kind: 'markets', goods: 'one', max: 3 }),
  'river-tile-move-on': riverTiles({ kind: 'boat-move', max: 3 }),
  'river-tile-money-per-karma': riverTiles({ kind: 'money', amount: 2, per: 'karma' }),
  'river-tile-money-per-tile': riverTiles({ kind: 'money', amount: 1, per: 'province-tile' }),
  'river-tile-any-markets': riverTiles({ kind: 'markets', goods: 'any', max: 3 }),
  'river-tile-fame-per-colour': riverTiles({ kind: 'fame', amount: 1, per: 'die-colour' }),
};
