import type { AnimalName, BuildingName, ColourName, EdgeName, GoodName, RoadName, SideName, YieldColourName } from './words.ts';

/** Something a player receives. `GainRule.takes` lists the parameters of each kind. */
export interface GainData {
  readonly kind: string;
  readonly amount?: number;
  /** The amount is received once for each of these … */
  readonly per?: string;
  /** … or once per this many of them. */
  readonly every?: number;
  /** Without a colour, the player chooses. */
  readonly colour?: ColourName;
  readonly colours?: readonly ColourName[];
  /** The most spaces or markets; `die`: as many as the paid die shows. */
  readonly max?: number | 'die';
  readonly goods?: GoodName | 'different' | 'one' | 'any';
  readonly actions?: readonly string[];
  /** Counts for building values from the player's next turn only (RAJ-UPG-05). */
  readonly late?: boolean;
  readonly optional?: boolean;
}

export interface CostData {
  readonly money?: number;
  /** Any die; `valued`: its value sets the size of the action, so karma can turn it. */
  readonly die?: 'any' | 'valued';
  readonly colour?: ColourName;
  readonly values?: readonly number[];
}

export interface SpaceData {
  readonly id: string;
  readonly area: string;
  /** Spaces that share a limit or a role: assorted goods, chambers. */
  readonly group?: string;
  readonly cost?: CostData;
  readonly effects: readonly GainData[];
}

export interface BoardData {
  readonly players: readonly number[];
  readonly coverTiles?: readonly { readonly players: readonly number[]; readonly covers: readonly string[] }[];
  /** How many of their workers a player may have per round in a group. */
  readonly groupLimits?: Readonly<Record<string, number>>;
  readonly spaces: readonly SpaceData[];
}

export interface TileData {
  readonly id: string;
  readonly colour: ColourName;
  readonly back: AnimalName;
  readonly price: number;
  readonly road: RoadName;
  readonly buildings: readonly BuildingName[];
  readonly markets: readonly { readonly good: GoodName; readonly value: number }[];
}

interface YieldData {
  readonly id: string;
  readonly touches: readonly { readonly cell: string; readonly edge: EdgeName }[];
  readonly front: GainData;
  readonly back: GainData;
  /** The colour of the yield space on the back. */
  readonly colour: YieldColourName;
}

export interface ProvinceBoardData {
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  readonly residence: string;
  readonly residenceRoads: readonly EdgeName[];
  readonly notBuildable: readonly string[];
  readonly interior: readonly string[];
  readonly yields: readonly YieldData[];
}

export interface TrackData {
  readonly spaces: number;
  /** Where the inactive worker is placed. */
  readonly worker: number;
  readonly bonuses: readonly { readonly space: number; readonly gain: GainData }[];
}

export interface YieldTileData {
  readonly id: string;
  readonly colour: YieldColourName;
  readonly count: number;
  readonly gain: GainData;
}

export interface RiverTileData {
  readonly id: string;
  readonly gain: GainData;
}

/** Component data of one printing or house design: every number in the box. */
export interface Edition {
  readonly provenance: Readonly<Record<string, string>>;
  readonly dice: { readonly perColour: number };
  readonly tracks: {
    /** The markers meet when fame plus the adjacent money reaches this sum (RAJ-END-02). */
    readonly meet: number;
    readonly moneyPerFame: number;
    readonly fame: TrackData;
    readonly money: TrackData;
  };
  readonly start: {
    /** By position in turn order. */
    readonly money: readonly number[];
    readonly karma: number;
    readonly workers: number;
    readonly buildingLevel: number;
  };
  readonly limits: {
    readonly karma: number;
    readonly buildingLevel: number;
    readonly workers: number;
    readonly baseWorkers: number;
    readonly kali: Readonly<Record<SideName, number>>;
  };
  readonly areasInOrder: readonly string[];
  readonly boards: readonly BoardData[];
  readonly provinceTiles: readonly TileData[];
  readonly provinceBoard: ProvinceBoardData;
  readonly river: { readonly bridgeAfter: number; readonly spaces: readonly GainData[] };
  readonly yieldTiles: readonly YieldTileData[];
  /** Component data by module; absent modules use their built-in data. */
  readonly modules?: Readonly<Record<string, unknown>>;
}
