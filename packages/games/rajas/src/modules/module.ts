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

/** What a module's tile shows besides: a cow the good it raises, wilderness its terrain. */
export interface TileSign {
  readonly module: string;
  readonly shows: string;
}

/** A tile of a module. Without `back` it lies in no stack; `dice` is a price in dice of any value. */
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
/** Keeps a module's own slice up to date with a fact. */
export type Watch = { readonly [T in RajasFact['type']]?: (game: RajasGame, state: RajasState, fact: FactOf<T>) => void };
/** Names further work after a fact. */
export type React = {
  readonly [T in RajasFact['type']]?: (game: RajasGame, state: RajasState, fact: FactOf<T>, step: RajasStep) => void;
};

/** Rules that one module at most may take over; the base game holds the usual ones. */
export interface ReplaceableRules {
  /** Which side of province and Kali board a seat uses. */
  readonly side: (seat: Seat) => SideName;
  readonly mostWorkers: number;
  /** Whether a worker may be placed where nothing would happen. Ruling of low confidence (RAJ-PLACE-12): not in the base game. */
  readonly mayIdle: boolean;
  /** What "a yield tile" means: draw a white one and use it, or choose one and lay it. */
  readonly receiveYieldTile: Pick<GainRule, 'whyNot'> & {
    run(game: RajasGame, state: RajasState, to: Pick<FrameOf<'gain'>, 'seat' | 'source'>, step: RajasStep): void;
  };
  /** How many of a yield tile lie in the face-down stack at the start. */
  readonly stackedYieldTiles: (tile: YieldTile) => number;
  /** What a yield place brings when it is connected. */
  readonly yieldGain: (game: RajasGame, state: RajasState, seat: Seat, place: number) => Gain;
  /** The colour as which a die of this kind goes back to the supply. */
  readonly ownColour: (state: RajasState, seat: Seat, die: number) => number;
  /** Where a die of this colour goes that was paid for something: to the supply, sooner or later. */
  readonly receiveDie: (state: RajasState, source: RajasSource, colour: number) => void;
  /** Carries out a gain, sooner or later. */
  readonly carryOut: (game: RajasGame, state: RajasState, gain: FrameOf<'gain'>, step: RajasStep) => void;
  /** What happens when a boat has stopped on its space. */
  readonly land: (game: RajasGame, state: RajasState, seat: Seat, step: RajasStep) => void;
}

/** The frame of a question to a seat. */
export type SeatFrame = Extract<RajasFrame, { readonly seat: Seat }>;

/** Whether the question has a choice of its own in a state. */
export type IsOpen = (state: RajasState) => boolean;

/** Choices that a module adds to questions of a seat. An answer names the frame again if the question stays open. */
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

/** A module's own part of state and view. Each function touches only the module's own key. */
export interface Slice {
  begin(game: RajasGame, states: ModuleStates): void;
  copy(from: ModuleStates, to: ModuleStates): void;
  view(game: RajasGame, states: ModuleStates, viewer: Viewer, views: ModuleViews): void;
  imagine(game: RajasGame, views: ModuleViews, random: Random, states: ModuleStates): void;
  /** How it is written in a position's text. */
  spell(game: RajasGame, spellings: ModuleSpellings): void;
}

/** Why a seat cannot choose a thing now; undefined also for things the module does not know. `frame`: what is asked. */
export type Explain = (
  game: RajasGame,
  state: RajasState,
  frame: RajasFrame | undefined,
  seat: Seat,
  thing: string,
) => Refusal | undefined;

/** A gain that a module grants by itself, and where its data stand in those of the module. */
export interface OwnGain {
  readonly at: string;
  readonly gain: GainData;
}

/** What a module changes in one game: it fills some of five kinds of hook. */
export interface ModuleHooks {
  // collect: lists are joined in the modules' order
  readonly gainRules?: Readonly<Record<string, GainRule>>;
  readonly counters?: Readonly<Record<string, Counter>>;
  /** Those of the counters, by name, that look at the colours of dice. */
  readonly colourCounters?: readonly string[];
  /** Gains that the module itself grants, under names that begin with its id; compiled into `game.ownGains`. */
  readonly gains?: Readonly<Record<string, OwnGain>>;
  readonly spaces?: readonly SpaceData[];
  readonly tiles?: readonly ModuleTileData[];
  readonly yieldTiles?: readonly YieldTileData[];
  readonly riverTiles?: readonly RiverTileData[];
  readonly setUp?: { readonly [S in SetUpStage]?: (game: RajasGame) => readonly RajasFrame[] };
  readonly extraChoices?: ExtraChoices;
  readonly things?: (game: RajasGame, state: RajasState, seat: Seat) => readonly string[];
  readonly explain?: Explain;
  /** What only an edition and the other modules can tell about the options. */
  readonly faults?: (edition: Edition, modules: readonly InstalledModule[], players: number) => readonly SetUpFault[];
  /** The module's part of the game's description. */
  readonly description?: ModuleDescriptions;

  // modify: differences are added up
  readonly marketValue?: (game: RajasGame, state: RajasState, seat: Seat, good: number) => number;
  /** How many markets of an assorted sale may be of a kind already used. */
  readonly substitutes?: (game: RajasGame, state: RajasState, seat: Seat) => number;

  // veto: the first reason counts
  readonly mayPlace?: (game: RajasGame, state: RajasState, seat: Seat, space: Space) => Reason | undefined;
  readonly mayOverbuild?: (game: RajasGame, state: RajasState, seat: Seat, cell: number, tile: Tile) => Reason | undefined;
  readonly mayStop?: (game: RajasGame, state: RajasState, seat: Seat, index: number) => Reason | undefined;

  /** May the benefit of a river space be used without a boat there? */
  readonly mayBorrow?: (game: RajasGame, state: RajasState, index: number) => Reason | undefined;

  // react: in the modules' order
  readonly watch?: Watch;
  readonly react?: React;
  /** After everything a turn set off, before the next turn. */
  readonly turnEnd?: (game: RajasGame, state: RajasState, seat: Seat, step: RajasStep) => void;
  /** When a turn cycle comes to a player without an unplaced worker. */
  readonly idleTurn?: (game: RajasGame, state: RajasState, seat: Seat, step: RajasStep) => void;

  // replace: exclusive
  readonly replace?: Partial<ReplaceableRules>;

  readonly slice?: Slice;
}

/** A module as it takes part in one game. */
export interface InstalledModule extends ModuleHooks {
  readonly id: string;
}
