import type { Seat } from '@durbar/engine';
import type { PlayerColour } from '../../art/players.ts';
import type { Touch } from './geometry/province.ts';
import type { RiverShape } from './geometry/river.ts';
import type { Building, Colour } from './kinds.ts';
import type { TileFace } from './pieces/faces.ts';
import type { GainFace } from './pieces/marks.ts';

/** What lies on the table, in the words of the drawing. Built from a view by `sceneOf`. */
export interface Scene {
  readonly round: number;
  readonly cycle: number;
  readonly players: readonly PlayerScene[];
  readonly start: Seat | undefined;
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  readonly spaces: readonly SpaceScene[];
  readonly stacks: readonly StackScene[];
  readonly supply: Readonly<Record<Colour, number>>;
  readonly river: RiverScene;
  readonly tracks: TrackScene;
  /** The tile that is being acquired, as far as it is decided. */
  readonly pending: PendingTile | undefined;
}

export interface PendingTile {
  readonly seat: Seat;
  readonly tile: PlacedFace;
  readonly over: boolean;
  readonly cell: string | undefined;
  readonly turns: number;
}

export interface SpaceScene {
  readonly id: string;
  readonly area: string;
  readonly group: string;
  readonly money: number;
  /** What the die for the space must be: a colour, one of some values, or any. */
  readonly die: { readonly colour?: Colour; readonly values?: readonly number[] } | undefined;
  readonly effects: readonly GainFace[];
  readonly workers: readonly PlayerColour[];
  /** The pink elephant stands here. */
  readonly elephant: boolean;
}

export interface StackScene {
  readonly id: string;
  readonly tile: PlacedFace | undefined;
  readonly left: number;
}

export interface PlacedFace extends TileFace {
  readonly id: string;
}

export interface RiverScene {
  readonly shape: RiverShape;
  readonly spaces: readonly RiverSpaceScene[];
}

export interface RiverSpaceScene {
  readonly index: number;
  /** Undefined while it lies face down or has dried up. */
  readonly gain: GainFace | undefined;
  readonly state: 'printed' | 'tile' | 'hidden' | 'dried';
  readonly boats: readonly PlayerColour[];
}

export interface TrackScene {
  readonly fame: readonly BonusScene[];
  readonly money: readonly BonusScene[];
  readonly fameWorker: WaitingScene;
  readonly moneyWorker: WaitingScene;
  readonly bridge: readonly PlayerColour[];
}

export interface BonusScene {
  readonly space: number;
  readonly gain: GainFace;
  /** Whose bonus marker lies here: the next of their money bonuses. */
  readonly next: readonly PlayerColour[];
}

export interface WaitingScene {
  readonly space: number;
  readonly workers: readonly PlayerColour[];
}

export interface DieScene {
  /** Its kind in the game's numbers: colour × 6 + face. */
  readonly kind: number;
  readonly colour: Colour;
  readonly value: number;
}

export interface PlayerScene {
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
  readonly dice: readonly DieScene[];
  readonly workers: { readonly active: number; readonly free: number };
  readonly levels: Readonly<Record<Building, number>>;
  readonly province: ProvinceScene;
}

export interface ProvinceScene {
  readonly columns: number;
  readonly rows: number;
  readonly residence: string;
  readonly waste: readonly string[];
  readonly tiles: readonly TileScene[];
  readonly yields: readonly YieldScene[];
}

export interface TileScene {
  readonly cell: string;
  readonly tile: PlacedFace;
  readonly turns: number;
  /** It lies on another tile. */
  readonly covers: boolean;
  /** A flag of the Great Mogul stands on it. */
  readonly flagged: boolean;
}

/** The four states of a medallion; `reached` is a preview. */
export type YieldState = 'open' | 'reached' | 'received' | 'missed';

export interface YieldScene {
  readonly id: string;
  readonly touches: readonly Touch[];
  readonly gain: GainFace;
  readonly state: YieldState;
  /** The colour of the yield space on the back of the board. */
  readonly colour: 'white' | 'yellow' | 'red' | 'brown' | undefined;
  /** A yield tile lies on it. */
  readonly tiled: boolean;
}
