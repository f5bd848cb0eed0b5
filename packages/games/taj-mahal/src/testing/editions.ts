import house from '../data/house.json' with { type: 'json' };
import { type Edition, parseEdition } from '../edition.ts';
import type { GoodName } from '../words.ts';

function mustEdition(data: unknown): Edition {
  const edition = parseEdition(data);
  if (!edition.ok) throw new Error(edition.fault.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
  return edition.value;
}

/** The house edition with other goods on some province tiles, by their numbers. */
export function withTileGoods(goods: Readonly<Record<number, readonly GoodName[]>>): Edition {
  const data = structuredClone(house);
  const provinceTiles = data.provinceTiles.map((tile) => ({ ...tile, goods: goods[tile.number] ?? tile.goods }));
  return mustEdition({ ...data, provinceTiles });
}

/** TAJ-EX-04: who owns which palaces; a second palace in a city is the crown palace. Seats are red, blue, brown, grey. */
export const PALACE_EXAMPLE = {
  colours: ['red', 'blue', 'brown', 'grey'],
  palaces: Object.entries({
    A1: [1],
    A2: [0],
    A3: [1, 2],
    A4: [0],
    B1: [0],
    B2: [2],
    B3: [3],
    C1: [0],
    C2: [0],
    C3: [3],
    C4: [1],
    D1: [1],
    D2: [3],
    D3: [0],
    E1: [0],
    E2: [1],
    E3: [2],
    F1: [0],
    F2: [2],
    G1: [2],
    G2: [1],
    H1: [2],
    H2: [0],
    I1: [1],
    I2: [2],
  }).flatMap(([city, seats]) => seats.map((seat) => [city, seat] as const)),
  expected: {
    red: { points: 4, provinces: ['A', 'B', 'C', 'E'] },
    blue: { points: 3, provinces: ['A', 'D', 'I'] },
    brown: { points: 5, provinces: ['A', 'B', 'G', 'H', 'I'] },
    grey: { points: 0, provinces: [] },
  },
} as const;

const EXAMPLE_ROADS =
  'A4-B1 B1-C1 C1-C2 C1-C4 A2-E1 E1-E2 E2-F1 E3-F2 A1-D1 D1-D3 A1-D2 D2-C3 C3-B3 A3-I1 A3-B2 B2-H1 H1-H2 H1-I2 I2-G1 G1-G2';

/** The map of TAJ-EX-04: provinces A to I, and J with the Taj Mahal. */
export function exampleEdition(roads = EXAMPLE_ROADS): Edition {
  const provinces = 'ABCDEFGHIJ'.split('');
  const cities = provinces.flatMap((province) => [1, 2, 3, 4].map((number) => `${province}${number}`));
  return mustEdition({
    ...structuredClone(house),
    provinces: provinces.map((id, index) => ({
      id,
      name: id,
      tileAnchor: [index, 0],
      region: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    })),
    cities: cities.map((id, index) => ({ id, name: id, province: id[0], x: index, y: 0, fortress: id === 'J1' })),
    roads: roads.split(' ').map((road) => road.split('-')),
    provinceTiles: house.provinceTiles.slice(0, provinces.length),
    lastTile: { number: provinces.length, province: 'J' },
    bonusTiles: [],
    tajMahalTile: { ...house.tajMahalTile, city: 'J1' },
  });
}

/** An edition in which every number differs from the box, to catch hard-coded numbers. */
export function secondEdition(): Edition {
  const provinces = ['north', 'east', 'south', 'west', 'centre'];
  const cities = provinces.flatMap((province, index) => cityRing(province, index === 4 ? 6 : 5));
  const fortresses = ['north1', 'east1', 'south1', 'west1', 'west2', 'centre1'];
  return mustEdition({
    ...structuredClone(house),
    title: 'Second edition',
    provenance: {},
    provinces: provinces.map((id, index) => ({
      id,
      name: id,
      tileAnchor: [index, 0],
      region: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    })),
    cities: cities.map(({ id, province }, index) => ({
      id,
      name: id,
      province,
      x: index,
      y: 0,
      fortress: fortresses.includes(id),
    })),
    roads: [
      ...cities.map(({ id, next }) => [id, next]),
      ['north2', 'east2'],
      ['east3', 'south3'],
      ['south4', 'centre4'],
      ['west5', 'north5'],
    ],
    provinceTiles: [['rice', 'rice', 'tea'], ['gems'], ['tea'], ['spices', 'gems', 'tea'], ['rice']].map((goods, index) => ({
      number: index + 1,
      goods,
    })),
    lastTile: { number: 5, province: 'centre' },
    bonusTiles: [
      { type: 'points', points: 7, count: 1 },
      { type: 'cards', cards: 3, count: 2 },
      { type: 'good', good: 'rice', count: 2 },
    ],
    tajMahalTile: { city: 'centre1', type: 'good', good: 'gems' },
    influenceTokens: { perType: 11 },
    scoreTrack: { spaces: 12 },
    palaces: { perPlayer: 3, colours: ['ochre', 'teal', 'rose', 'ivory', 'slate', 'moss'] },
    deck: {
      everyColour: [
        { symbols: ['vizier'], count: 2 },
        { symbols: ['general', 'monk', 'princess'], count: 2 },
        { symbols: ['elephant'], count: 3 },
      ],
      byColour: { red: [{ symbols: ['mogul'], count: 4 }], yellow: [], green: [{ symbols: ['monk'], count: 1 }], violet: [] },
      white: [{ symbols: ['princess', 'princess'], count: 5 }],
    },
    specialCards: [
      { token: 'vizier', effect: { type: 'points', points: 5 } },
      { token: 'general', effect: { type: 'free-colour' } },
      { token: 'monk', effect: { type: 'symbol', symbol: 'princess' } },
      { token: 'princess', effect: { type: 'symbol', symbol: 'vizier' } },
    ],
    numbers: { startingHand: 4, display: { 3: 6, 4: 8, 5: 10 }, cardsTaken: 3, cardsWithoutPlaying: 2, tokensPerSpecialCard: 3 },
    points: { good: 2, province: 3, specialCard: 4, whiteCard: 5, longestColourCard: 6 },
  });
}

function cityRing(province: string, size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: `${province}${index + 1}`,
    province,
    next: `${province}${((index + 1) % size) + 1}`,
  }));
}
