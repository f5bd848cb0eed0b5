import type { Edition } from '../edition.ts';
import type { Stack, Tile } from '../game.ts';
import type { ModuleTileData } from '../modules/module.ts';
import { packed } from '../numbers.ts';
import { ANIMALS, BUILDINGS, COLOURS, EDGES, GOODS, NONE, ROAD_ENDS, ROADS, type RoadName } from '../words.ts';

/** Edges a road crosses at rotation 0, as bits: 1 top, 2 right, 4 bottom, 8 left. */
function endsOf(road: RoadName): number {
  return ROAD_ENDS[road].reduce((ends, edge) => ends | (1 << EDGES.indexOf(edge)), 0);
}

function turned(ends: number, rotation: number): number {
  return ((ends << rotation) | (ends >>> (EDGES.length - rotation))) & 0b1111;
}

export function compileTiles(edition: Edition, extra: readonly ModuleTileData[]): Tile[] {
  return tilesInPlay(edition, extra).map(compileTile);
}

/** The tiles of the edition, then those of the modules. */
export function tilesInPlay(edition: Edition, extra: readonly ModuleTileData[]): ModuleTileData[] {
  return [...edition.provinceTiles, ...extra];
}

function compileTile(data: ModuleTileData, index: number): Tile {
  const ends = EDGES.map((_, rotation) => turned(endsOf(data.road), rotation));
  return {
    index,
    id: data.id,
    colour: data.colour === undefined ? NONE : COLOURS.indexOf(data.colour),
    price: data.dice === undefined ? (data.price ?? 0) : -data.dice,
    road: ROADS.indexOf(data.road),
    ends,
    rotations: packed(ends.flatMap((bits, rotation) => (ends.indexOf(bits) === rotation ? [rotation] : []))),
    buildings: data.buildings.map((name) => BUILDINGS.indexOf(name)),
    /** RAJ-TILE-02. */
    markets: data.markets.map(({ good, value }) => ({ good: GOODS.indexOf(good), value })),
    goods: data.markets.reduce((bits, { good }) => bits | (1 << GOODS.indexOf(good)), 0),
    isMarketTile: data.marketTile ?? data.markets.length > 0,
    coverDice: data.coverDice ?? 0,
    coverFace: data.coverFace ?? 0,
    isSafeFromDice: data.safeFromDice ?? false,
    source: { kind: 'tile', id: data.id },
    reveal: { type: 'reveal', tile: index, id: data.id },
  };
}

/** RAJ-SETUP-05: one stack for each colour and animal. */
export function compileStacks(edition: Edition, extra: readonly ModuleTileData[]): Stack[] {
  const tiles = tilesInPlay(edition, extra);
  return COLOURS.flatMap((colour) =>
    ANIMALS.map((animal, place) => {
      const members = tiles.flatMap((tile, index) => (tile.colour === colour && tile.back === animal ? [index] : []));
      const stack = COLOURS.indexOf(colour) * ANIMALS.length + place;
      return {
        id: `${colour}-${animal}`,
        tiles: members,
        choice: tiles.map(({ id }) => ({ type: 'tile', stack, id }) as const),
      };
    }),
  );
}
