import { defined, type Seat, shape } from '@durbar/engine';
import type { RajasGame } from '../../game.ts';
import { lowestBit } from '../../numbers.ts';
import { coreCounters } from '../../rules/counters.ts';
import { MOST_DICE } from '../../rules/packed.ts';
import { joinedCells, topTile } from '../../rules/province.ts';
import { gainMoney } from '../../rules/tracks.ts';
import type { RajasState } from '../../state.ts';
import { COLOURS, type ColourName, GOODS, type GoodName, ROADS, type RoadName } from '../../words.ts';
import type { ModuleHooks, ModuleTileData } from '../module.ts';
import { onOff } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import house from './data/house.json' with { type: 'json' };

interface Data {
  readonly provenance?: Readonly<Record<string, string>>;
  /** Dice of the tile's colour, whatever they show. */
  readonly price: number;
  /** Dice for covering a cow or covering with one. */
  readonly coverDice: number;
  readonly tiles: readonly { readonly colour: ColourName; readonly gain: GoodName | 'assorted'; readonly road: RoadName }[];
}
const data = house as Data;
function dataShape(): shape.Shape {
  const tile = shape.object({
    colour: shape.oneOf(COLOURS),
    gain: shape.oneOf([...GOODS, 'assorted']),
    road: shape.oneOf(ROADS),
  });
  const one = shape.integer({ min: 1, max: MOST_DICE });
  return shape.object({ price: one, coverDice: one, tiles: shape.array(tile) }, { provenance: shape.record(shape.text()) });
}

const NOT_BY_A_COW = { code: 'not-covered-by-this-tile', rule: 'GB2-COW-18' } as const;

/** GB2-COW-07: a cow counts as a market tile but has no market to score (GB2-COW-24). */
function tileData({ price, coverDice, tiles }: Data): ModuleTileData[] {
  return tiles.map(({ colour, road, gain }) => ({
    id: cowId(colour),
    colour,
    // GB2-COW-01, GB2-COW-02.
    back: 'cow',
    /** GB2-COW-04, GB2-COW-17, GB2-COW-19, GB2-COW-20. */
    dice: price,
    coverDice,
    road,
    buildings: [],
    markets: [],
    marketTile: true,
    sign: { module: 'cows', shows: gain },
  }));
}

function cowId(colour: ColourName): string {
  return `cow-${colour}`;
}

/** The Sacred Cows: four tiles that pay money for market tiles when placed and increase what markets pay. */
function install(data: Data): ModuleHooks {
  const gains = new Map(data.tiles.map(({ colour, gain }) => [cowId(colour), gain]));
  // GB2-COW-23.
  const visible = (game: RajasGame, state: RajasState, seat: Seat, gain: string): number => {
    let count = 0;
    for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
      const tile = topTile(game, state, seat, lowestBit(cells));
      if (tile && tile.coverDice > 0 && gains.get(tile.id) === gain) count++;
    }
    return count;
  };
  return {
    tiles: tileData(data),
    /** GB2-COW-09, GB2-COW-10, GB2-COW-11, GB2-COW-13, GB2-GEN-08. */
    marketValue: (game, state, seat, good) => visible(game, state, seat, defined(GOODS[good], 'good')),
    mayOverbuild: (game, state, seat, cell, tile) =>
      gains.has(tile.id) && topTile(game, state, seat, cell)?.isSafeFromDice ? NOT_BY_A_COW : undefined,
    /** GB2-COW-14, GB2-COW-15, GB2-COW-16. */
    substitutes: (game, state, seat) => visible(game, state, seat, 'assorted'),
    react: {
      /** GB2-COW-06, GB2-COW-08: after scoring the tile, before the yields it connects (GB2-COW-22). */
      'tile-scored': (game, state, { seat, tile, id }, step) => {
        if (!gains.has(id)) return;
        const { source } = defined(game.tiles[tile], 'cow');
        gainMoney(game, state, seat, coreCounters['market-tile'](game, state, seat), source, step);
      },
    },
  };
}

interface CowsParts {
  readonly data: Data;
}

export const cows: RajasModule<CowsParts> = {
  id: 'cows',
  options: [onOff('cows')],
  data,
  dataShape,
  install: ({ options, data: own }) => (options.cows === 'on' ? install(own) : undefined),
};
