import { remembered } from '@durbar/engine';
import { cellNames } from './compile/province.ts';
import { spacesInPlay } from './compile/spaces.ts';
import { tilesInPlay } from './compile/tiles.ts';
import type { CostData, Edition, GainData, RiverTileData, SpaceData, YieldTileData } from './edition.ts';
import type { Gain, RajasGame, Side } from './game.ts';
import type { ModuleDescriptions } from './modules/index.ts';
import type { ModuleTileData, TileSign } from './modules/module.ts';
import { entry } from './numbers.ts';
import type { BuildingName, ColourName, GoodName, RoadName, SideName, YieldColourName } from './words.ts';

/** Which die a space takes: of a colour, of some values, or any. */
export interface DieDescription {
  readonly colour?: ColourName;
  readonly values?: readonly number[];
}

export interface SpaceDescription {
  readonly id: string;
  readonly area: string;
  /** '' if none. */
  readonly group: string;
  readonly cost: { readonly money: number; readonly die: DieDescription | undefined };
  readonly effects: readonly GainData[];
}

export interface TileDescription {
  readonly id: string;
  /** Some tiles of modules have none. */
  readonly colour: ColourName | undefined;
  /** The sum its dice must reach; negative: a number of dice of any value. */
  readonly price: number;
  readonly road: RoadName;
  readonly buildings: readonly BuildingName[];
  readonly markets: readonly { readonly good: GoodName; readonly value: number }[];
  /** Additional signs on module tiles. */
  readonly sign: TileSign | undefined;
}

export interface YieldDescription {
  readonly id: string;
  /** The colour of the yield space; the front has none. */
  readonly colour: YieldColourName | undefined;
  readonly gain: GainData;
}

export interface SideDescription {
  readonly name: SideName;
  readonly hands: number;
  readonly yields: readonly YieldDescription[];
}

/** One set-up as plain data. Lists are indexed by the numbers used in state, frames, facts and choices. */
export interface RajasDescription {
  readonly players: number;
  /** Tracks, limits and province board, copied from the edition. */
  readonly edition: Edition;
  readonly provenance: Readonly<Record<string, string>>;
  /** The ids of the modules in play. */
  readonly installed: readonly string[];
  readonly spaces: readonly SpaceDescription[];
  readonly actions: readonly { readonly id: string; readonly effects: readonly GainData[] }[];
  readonly tiles: readonly TileDescription[];
  readonly stacks: readonly { readonly id: string; readonly tiles: readonly string[] }[];
  /** The squares of a province, row by row. */
  readonly cells: readonly string[];
  /** By seat. */
  readonly sides: readonly SideDescription[];
  readonly river: {
    /** By index; the start space has none. */
    readonly printed: readonly (GainData | undefined)[];
    readonly last: number;
    readonly bridgeAfter: number;
  };
  readonly riverTiles: readonly RiverTileData[];
  readonly yieldTiles: readonly YieldTileData[];
  /** Every gain of the game, as the frame `gain` numbers them. */
  readonly gains: readonly GainData[];
  /** What the modules in play add. */
  readonly modules: ModuleDescriptions;
}

export const describe: (game: RajasGame) => RajasDescription = remembered((game: RajasGame) => {
  const { players, edition, modules } = game;
  const extraSpaces = modules.flatMap(({ spaces }) => spaces ?? []);
  const extraTiles = modules.flatMap(({ tiles }) => tiles ?? []);
  return {
    players,
    edition,
    provenance: edition.provenance,
    installed: modules.map(({ id }) => id),
    spaces: spacesInPlay(edition, players, extraSpaces).map(spaceDescription),
    actions: game.actions.map(({ id, effects }) => ({ id, effects: effects.map(dataOf) })),
    tiles: tilesInPlay(edition, extraTiles).map(tileDescription),
    stacks: game.stacks.map(({ id, tiles }) => ({ id, tiles: tiles.map((tile) => entry(game.tiles, tile).id) })),
    cells: cellNames(edition.provinceBoard),
    sides: game.sides.map((side) => sideDescription(edition, side)),
    river: { printed: game.river.printed.map((gain) => gain?.data), last: game.river.last, bridgeAfter: game.river.bridgeAfter },
    riverTiles: game.riverTiles.map(({ id, gain }) => ({ id, gain: gain.data })),
    yieldTiles: game.yieldTiles.map(({ id, colourName, count, gain }) => ({ id, colour: colourName, count, gain: gain.data })),
    gains: game.gains.map(dataOf),
    modules: Object.assign({}, ...modules.map(({ description }) => description)),
  };
});

function dataOf({ data }: Gain): GainData {
  return data;
}

function spaceDescription({ id, area, group = '', cost = {}, effects }: SpaceData): SpaceDescription {
  return { id, area, group, cost: { money: cost.money ?? 0, die: dieDescription(cost) }, effects };
}

function dieDescription({ die, colour, values }: CostData): DieDescription | undefined {
  if (die === undefined && colour === undefined && values === undefined) return undefined;
  return { ...(colour && { colour }), ...(values && { values }) };
}

function tileDescription({ id, colour, price = 0, dice, road, buildings, markets, sign }: ModuleTileData): TileDescription {
  return { id, colour, price: dice === undefined ? price : -dice, road, buildings, markets, sign };
}

function sideDescription({ provinceBoard }: Edition, { name, hands, yields }: Side): SideDescription {
  return {
    name,
    hands,
    yields: yields.map(({ id, gain }, place) => ({
      id,
      colour: name === 'back' ? provinceBoard.yields[place]?.colour : undefined,
      gain: gain.data,
    })),
  };
}
