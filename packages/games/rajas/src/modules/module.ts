import type { Random, Refusal, Seat, SetUpFault, Viewer } from '@durbar/engine';
import type { Edition, GainData, RiverTileData, SpaceData, TileData, YieldTileData } from '../edition.ts';
import type { FrameOf } from '../frames.ts';
import type { Counter, Gain, GainRule, RajasGame, RajasStep, Reason, Space, Tile, YieldTile } from '../game.ts';
import type { RajasState } from '../state.ts';
import type { SideName } from '../words.ts';
import type {
  ModuleDescriptions,
  ModuleSpellings,
  ModuleStates,
  ModuleViews,
  RajasChoice,
  RajasFact,
  RajasFrame,
  RajasSource,
} from './index.ts';

/** The order of setting up (RAJ-SETUP-20, GB2-GEN-04). Within a stage the modules' order decides. */
export const SET_UP_STAGES = ['river', 'stacks', 'boards', 'players', 'provinces'] as const;
export type SetUpStage = (typeof SET_UP_STAGES)[number];

/** An additional sign on a module's tile: a cow's good, a wilderness terrain. */
export interface TileSign {
  readonly module: string;
  readonly shows: string;
}

/** A module tile. Without `back` it is in no stack; `dice` is a price in dice of any value. */
export interface ModuleTileData extends Omit<TileData, 'back' | 'price' | 'colour'> {
  readonly colour?: TileData['colour'];
  readonly back?: TileData['back'];
  readonly price?: number;
  readonly dice?: number;
  readonly coverDice?: number;
  readonly coverFace?: number;
  readonly safeFromDice?: boolean;
  readonly marketTile?: boolean;
  readonly sign?: TileSign;
}

type FactOf<T extends RajasFact['type']> = Extract<RajasFact, { type: T }>;
/** Folds a fact into a module's slice. */
export type Watch = { readonly [T in RajasFact['type']]?: (game: RajasGame, state: RajasState, fact: FactOf<T>) => void };
/** Pushes frames triggered by a fact. */
export type React = {
  readonly [T in RajasFact['type']]?: (game: RajasGame, state: RajasState, fact: FactOf<T>, step: RajasStep) => void;
};

/** Rules that at most one module may override; the base game provides the defaults. */
export interface ReplaceableRules {
  /** Which side of province and Kali board a seat uses. */
  readonly side: (seat: Seat) => SideName;
  readonly mostWorkers: number;
  /** Whether a worker may be placed where it has no effect. Low-confidence ruling (RAJ-PLACE-12): not in the base game. */
  readonly mayIdle: boolean;
  /** What "a yield tile" means: draw a white one and use it, or choose and place one. */
  readonly receiveYieldTile: Pick<GainRule, 'whyNot'> & {
    run(game: RajasGame, state: RajasState, to: Pick<FrameOf<'gain'>, 'seat' | 'source'>, step: RajasStep): void;
  };
  /** Copies of a yield tile in the face-down stack at the start. */
  readonly stackedYieldTiles: (tile: YieldTile) => number;
  /** What a yield place gives when connected. */
  readonly yieldGain: (game: RajasGame, state: RajasState, seat: Seat, place: number) => Gain;
  /** The colour a die of this kind has when returned to the supply. */
  readonly ownColour: (state: RajasState, seat: Seat, die: number) => number;
  /** Where a paid die of this colour goes: to the supply, immediately or later. */
  readonly receiveDie: (state: RajasState, source: RajasSource, colour: number) => void;
  /** Resolves a gain, immediately or later. */
  readonly carryOut: (game: RajasGame, state: RajasState, gain: FrameOf<'gain'>, step: RajasStep) => void;
  /** Called when a boat stops on a space. */
  readonly land: (game: RajasGame, state: RajasState, seat: Seat, step: RajasStep) => void;
}

/** The frame of a question to a seat. */
export type SeatFrame = Extract<RajasFrame, { readonly seat: Seat }>;

/** Whether the question has a choice apart from the added ones. */
export type IsOpen = (state: RajasState) => boolean;

/** Choices a module adds to a seat's questions. The answer pushes the frame again if the question stays open. */
export interface ExtraChoices {
  offer(game: RajasGame, state: RajasState, frame: SeatFrame, choices: RajasChoice[], isOpen: IsOpen): void;
  readonly answers: {
    readonly [T in RajasChoice['type']]?: (
      game: RajasGame,
      state: RajasState,
      frame: SeatFrame,
      choice: Extract<RajasChoice, { type: T }>,
      step: RajasStep,
      isOpen: IsOpen,
    ) => void;
  };
}

/** A module's part of state and view. Each function only touches the module's key. */
export interface Slice {
  begin(game: RajasGame, states: ModuleStates): void;
  copy(from: ModuleStates, to: ModuleStates): void;
  view(game: RajasGame, states: ModuleStates, viewer: Viewer, views: ModuleViews): void;
  imagine(game: RajasGame, views: ModuleViews, random: Random, states: ModuleStates): void;
  /** Its spelling in a position's text. */
  spell(game: RajasGame, spellings: ModuleSpellings): void;
}

/** Why a seat can't choose a thing now; undefined if it can or the module doesn't know the thing. `frame`: the pending question. */
export type Explain = (
  game: RajasGame,
  state: RajasState,
  frame: RajasFrame | undefined,
  seat: Seat,
  thing: string,
) => Refusal | undefined;

/** A gain granted by a module, with the path of its data. */
export interface OwnGain {
  readonly at: string;
  readonly gain: GainData;
}

/** What a module changes in a game, through five kinds of hooks. */
export interface ModuleHooks {
  // collect: lists are concatenated in module order
  readonly gainRules?: Readonly<Record<string, GainRule>>;
  readonly counters?: Readonly<Record<string, Counter>>;
  /** The names of counters that depend on dice colours. */
  readonly colourCounters?: readonly string[];
  /** Gains the module grants, with names prefixed by its id; compiled into `game.ownGains`. */
  readonly gains?: Readonly<Record<string, OwnGain>>;
  readonly spaces?: readonly SpaceData[];
  readonly tiles?: readonly ModuleTileData[];
  readonly yieldTiles?: readonly YieldTileData[];
  readonly riverTiles?: readonly RiverTileData[];
  readonly setUp?: { readonly [S in SetUpStage]?: (game: RajasGame) => readonly RajasFrame[] };
  readonly extraChoices?: ExtraChoices;
  readonly things?: (game: RajasGame, state: RajasState, seat: Seat) => readonly string[];
  readonly explain?: Explain;
  /** Option checks that need the edition and the other modules. */
  readonly faults?: (edition: Edition, modules: readonly InstalledModule[], players: number) => readonly SetUpFault[];
  /** The module's part of the game's description. */
  readonly description?: ModuleDescriptions;

  // modify: differences are added up
  readonly marketValue?: (game: RajasGame, state: RajasState, seat: Seat, good: number) => number;
  /** How many markets of an assorted sale may repeat a kind. */
  readonly substitutes?: (game: RajasGame, state: RajasState, seat: Seat) => number;

  // veto: the first reason wins
  readonly mayPlace?: (game: RajasGame, state: RajasState, seat: Seat, space: Space) => Reason | undefined;
  readonly mayOverbuild?: (game: RajasGame, state: RajasState, seat: Seat, cell: number, tile: Tile) => Reason | undefined;
  readonly mayStop?: (game: RajasGame, state: RajasState, seat: Seat, index: number) => Reason | undefined;

  /** May the benefit of a river space be used without a boat there? */
  readonly mayBorrow?: (game: RajasGame, state: RajasState, index: number) => Reason | undefined;

  // react: in module order
  readonly watch?: Watch;
  readonly react?: React;
  /** After everything a turn triggered, before the next turn. */
  readonly turnEnd?: (game: RajasGame, state: RajasState, seat: Seat, step: RajasStep) => void;
  /** When a player without an unplaced worker would take a turn. */
  readonly idleTurn?: (game: RajasGame, state: RajasState, seat: Seat, step: RajasStep) => void;

  // replace: exclusive
  readonly replace?: Partial<ReplaceableRules>;

  readonly slice?: Slice;
}

/** A module as it takes part in one game. */
export interface InstalledModule extends ModuleHooks {
  readonly id: string;
}
