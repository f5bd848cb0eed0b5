import type { Seat } from '@durbar/engine';
import type { TileDescription } from '@durbar/rajas';
import type { BuildingName, ColourName } from '@durbar/rajas/vocabulary';
import type { ArtName } from '../../../art/index.ts';
import type { PlayerColour } from '../../../art/players.ts';
import type { Touch } from '../geometry/province.ts';
import type { RiverShape } from '../geometry/river.ts';
import type { GainFace } from '../pieces/marks.ts';

/** Everything the board draws, as plain data. Built from a view by `boardModelOf`. */
export interface BoardModel {
  readonly round: number;
  readonly cycle: number;
  readonly players: readonly PlayerModel[];
  readonly start: Seat | undefined;
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  readonly spaces: readonly SpaceModel[];
  readonly stacks: readonly StackModel[];
  readonly supply: Readonly<Record<ColourName, number>>;
  readonly river: RiverModel;
  readonly tracks: TracksModel;
  /** The tile being acquired, as far as it is decided. */
  readonly pending: PendingTile | undefined;
}

export interface PendingTile {
  readonly seat: Seat;
  readonly tile: PlacedFace;
  readonly over: boolean;
  readonly cell: string | undefined;
  readonly turns: number;
}

export interface SpaceModel {
  readonly id: string;
  readonly area: string;
  readonly group: string;
  readonly money: number;
  /** What the die for the space must be: of a colour, one of some values, or any. */
  readonly die: { readonly colour?: ColourName; readonly values?: readonly number[] } | undefined;
  readonly effects: readonly GainFace[];
  readonly workers: readonly PlayerColour[];
  readonly marks: readonly PieceMark[];
}

/** A piece of a module on something. */
export interface PieceMark {
  readonly symbol: ArtName;
  readonly colour: string;
  /** What leads to its rules. */
  readonly about: string;
  /** Its name in the story. */
  readonly face?: string;
}

export interface StackModel {
  readonly id: string;
  readonly tile: PlacedFace | undefined;
  readonly left: number;
}

export type PlacedFace = TileDescription;

export interface RiverModel {
  readonly shape: RiverShape;
  readonly spaces: readonly RiverSpaceModel[];
}

export interface RiverSpaceModel {
  readonly index: number;
  /** Undefined while face down or dried up. */
  readonly gain: GainFace | undefined;
  readonly state: 'printed' | 'tile' | 'hidden' | 'dried';
  readonly boats: readonly PlayerColour[];
  /** Its tile's name in the story. */
  readonly face?: string | undefined;
}

export interface TracksModel {
  readonly fame: readonly BonusModel[];
  readonly money: readonly BonusModel[];
  readonly fameWorker: WaitingModel;
  readonly moneyWorker: WaitingModel;
  readonly bridge: readonly PlayerColour[];
  readonly tiles: readonly TrackTile[];
}

export interface BonusModel {
  readonly space: number;
  readonly gain: GainFace;
  /** Whose bonus marker is here: their next money bonus. */
  readonly next: readonly PlayerColour[];
}

/** A module tile across both tracks. */
export interface TrackTile {
  readonly fame: number;
  readonly symbol: ArtName;
  readonly label: string;
  readonly thing: string;
  /** What leads to its rules. */
  readonly about: string;
  /** The names of its place and of itself in the story. */
  readonly place: string;
  readonly face: string;
}

export interface WaitingModel {
  readonly space: number;
  readonly workers: readonly PlayerColour[];
}

export interface DieModel {
  /** Its kind as the game numbers it: colour × 6 + face. */
  readonly kind: number;
  readonly colour: ColourName;
  readonly value: number;
}

export interface PlayerModel {
  readonly seat: Seat;
  readonly colour: PlayerColour;
  readonly name: string;
  readonly bot: boolean;
  readonly fame: number;
  readonly money: number;
  /** Spaces still between the markers; 0 or less when they have met. */
  readonly gap: number;
  readonly karma: number;
  readonly boat: number;
  readonly hands: number;
  readonly dice: readonly DieModel[];
  readonly workers: { readonly active: number; readonly free: number };
  readonly levels: Readonly<Record<BuildingName, number>>;
  readonly province: ProvinceModel;
}

export interface ProvinceModel {
  readonly columns: number;
  readonly rows: number;
  readonly residence: string;
  readonly waste: readonly string[];
  readonly tiles: readonly TileModel[];
  readonly yields: readonly YieldModel[];
}

export interface TileModel {
  readonly cell: string;
  readonly tile: PlacedFace;
  readonly turns: number;
  /** The tile it covers. */
  readonly covers: PlacedFace | undefined;
  readonly marks: readonly PieceMark[];
}

/** The four states of a medallion; `reached` is a preview. */
export type YieldState = 'open' | 'reached' | 'received' | 'missed';

export interface YieldModel {
  readonly id: string;
  readonly touches: readonly Touch[];
  readonly gain: GainFace;
  readonly state: YieldState;
  /** The colour of the yield space on the back of the board. */
  readonly colour: 'white' | 'yellow' | 'red' | 'brown' | undefined;
  /** It has a yield tile. */
  readonly tiled: boolean;
}
