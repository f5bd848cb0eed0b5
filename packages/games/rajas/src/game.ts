import type { Question, Random, Seat, SetUpFault, Step, spell, Viewer } from '@durbar/engine';
import type { CoreChoice, PayChoice } from './choices.ts';
import type { Edition, GainData } from './edition.ts';
import type { FrameOf } from './frames.ts';
import type { Hooks } from './modules/hooks.ts';
import type { ModuleStates, ModuleViews, RajasChoice, RajasFact, RajasFrame, RajasSource } from './modules/index.ts';
import type { InstalledModule } from './modules/module.ts';
import type { RajasState } from './state.ts';
import type { YieldColourName } from './words.ts';

export type RajasStep = Step<RajasFrame, RajasFact>;
export type RajasQuestion = Question<RajasChoice>;

/** Why something can't be done: a code and its rule. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
}

/** How many of something a player has now. */
export type Counter = (game: RajasGame, state: RajasState, seat: Seat) => number;

/**
 * One kind of gain. `whyNot` says why it would have no effect; `spent` is the kind of die paid for it, `karma` what the player has left
 * after that.
 */
export interface GainRule {
  /** `whyNot` depends on neither the paid die nor the karma left, so one answer holds for every die. */
  readonly ignoresPayment?: true;
  /** Sufficient needs, as bits (see rules/needs.ts). */
  needs?(gain: Gain): number;
  /** It is impossible unless one of its needs is met. */
  readonly needsDecide?: true;
  /** Whether it currently depends on dice colours before asking the player anything. */
  looksAtColours?(game: RajasGame, state: RajasState, seat: Seat, gain: Gain): boolean;
  /** It checks whether other gains are possible, so it must not be among them. */
  readonly looksInto?: 'spaces' | 'yields';
  readonly takes: { readonly required?: readonly (keyof GainData)[]; readonly optional?: readonly (keyof GainData)[] };
  /** Conflicts between its parameters, with the offending one. */
  whyNotData?(
    data: GainData,
  ): (Omit<SetUpFault, 'path' | 'code'> & { readonly key: keyof GainData; readonly code: string }) | undefined;
  whyNot(game: RajasGame, state: RajasState, seat: Seat, gain: Gain, spent: number, karma: number): Reason | undefined;
  run(game: RajasGame, state: RajasState, gain: Gain, frame: FrameOf<'gain'>, step: RajasStep): void;
}

/** A gain of the edition, compiled to numbers. */
export interface Gain {
  readonly index: number;
  readonly kind: string;
  readonly rule: GainRule;
  readonly data: GainData;
  readonly amount: number;
  readonly counter: Counter | undefined;
  /** The counter depends on dice colours. */
  readonly countsColours: boolean;
  readonly every: number;
  /** NONE: of the player's choice. */
  readonly colour: number;
  /** Dice of fixed colours, packed. */
  readonly colours: number;
  /** 0: as many as the paid die shows. */
  readonly max: number;
  /** A good, or one of `ANY_GOODS`, `DIFFERENT_GOODS`, `ONE_GOOD`. */
  readonly goods: number;
  /** Palace actions, by number. */
  readonly actions: readonly number[];
  readonly late: boolean;
  readonly optional: boolean;
}

/** What using a space costs. */
export interface Cost {
  readonly money: number;
  /** Whether a die is paid at all. */
  readonly die: boolean;
  /** Kinds of dice accepted as they are, as bits. */
  readonly plain: number;
  /** The highest value it accepts; unbounded if it accepts all. */
  readonly best: number;
  /** Kinds of dice accepted when turned over with karma, as bits; only where the value matters (RAJ-KARMA-07). */
  readonly turned: number;
}

export interface Space {
  readonly index: number;
  readonly id: string;
  readonly area: string;
  /** `group` of the edition; '' if none. */
  readonly group: string;
  /** How many of their workers a player may have in the group per round; 0 means no limit. */
  readonly groupLimit: number;
  /** All spaces of the group if it has a limit. */
  readonly groupSpaces: readonly number[];
  /** The spaces that must be occupied before this one, nearest first (RAJ-PLACE-03). */
  readonly before: readonly number[];
  readonly cost: Cost;
  readonly effects: readonly Gain[];
  /** Whether the effects are possible doesn't depend on the paid die. */
  readonly ignoresPayment: boolean;
  /** Any of these suffices for one of the effects, as bits (see rules/needs.ts). */
  readonly needs: number;
  /** All effects are impossible unless one of these is met. */
  readonly needsDecide: boolean;
  readonly source: RajasSource;
  readonly choice: Extract<CoreChoice, { type: 'place' }>;
}

/** Neighbouring spaces with their properties as bits. */
export interface SpaceField {
  readonly first: number;
  readonly count: number;
  readonly all: number;
  readonly withoutDie: number;
  /** Spaces each kind of die pays for, plain and turned. */
  readonly plain: readonly number[];
  readonly turned: readonly number[];
  /** Affordable spaces by amount of money; the last entry covers all larger amounts. */
  readonly byMoney: readonly number[];
  /** Spaces with an effect for which this need suffices. */
  readonly byNeed: readonly number[];
  /** Spaces without effect unless one of their needs is met. */
  readonly needy: number;
  /** The ordered areas entirely within this field, and spaces of others. */
  readonly areasInOrder: readonly number[];
  readonly partsOfAreas: number;
  /** Spaces not open to everyone. */
  readonly restricted: number;
}

export interface PalaceAction {
  readonly id: string;
  readonly effects: readonly Gain[];
  readonly source: RajasSource;
  readonly choice: Extract<CoreChoice, { type: 'action' }>;
}

export interface Market {
  readonly good: number;
  readonly value: number;
}

export interface Tile {
  readonly index: number;
  readonly id: string;
  readonly colour: number;
  /** Price in dice of its colour: above 0 the sum to reach, below 0 the exact number of dice whatever they show. */
  readonly price: number;
  /** Road shape, by its place in ROADS. */
  readonly road: number;
  /** Edges the road crosses, as bits, for each rotation. */
  readonly ends: readonly number[];
  /** Rotations that differ. */
  readonly rotations: readonly number[];
  readonly buildings: readonly number[];
  readonly markets: readonly Market[];
  /** Goods of its markets, as bits. */
  readonly goods: number;
  /** Counts as a market tile. */
  readonly isMarketTile: boolean;
  /** Cost in dice of the upper tile's colour for covering it or covering with it; 0: the price difference. */
  readonly coverDice: number;
  /** Placed over a tile with a price in dice, it costs one die of any colour with this value; 0: no such price. */
  readonly coverFace: number;
  /** No tile with a price in dice can cover it. */
  readonly isSafeFromDice: boolean;
  readonly source: RajasSource;
  readonly reveal: Extract<CoreChoice, { type: 'reveal' }>;
}

export interface Stack {
  readonly id: string;
  readonly tiles: readonly number[];
  readonly choice: readonly Extract<CoreChoice, { type: 'tile' }>[];
}

export interface YieldPlace {
  readonly index: number;
  readonly id: string;
  /** NONE on the front. */
  readonly colour: number;
  readonly gain: Gain;
  readonly source: RajasSource;
  readonly choice: Extract<CoreChoice, { type: 'receive' }>;
}

/** One side of a province board with its Kali statue. */
export interface Side {
  readonly name: 'front' | 'back';
  readonly hands: number;
  readonly yields: readonly YieldPlace[];
}

/** The squares of the province board, row by row, as bits of one number. */
export interface Grid {
  readonly columns: number;
  readonly cells: readonly string[];
  readonly residence: number;
  readonly residenceEnds: number;
  readonly buildable: number;
  readonly interior: number;
  readonly notFirstColumn: number;
  readonly notLastColumn: number;
  /** The yield places reached by a road across an edge, cell × edge, as bits. */
  readonly touches: readonly number[];
  /** Tile placements, cell × rotation. */
  readonly lay: readonly Extract<CoreChoice, { type: 'lay' }>[];
}

export interface River {
  /** Benefit of each printed space, by index; the start space has none. */
  readonly printed: readonly (Gain | undefined)[];
  readonly last: number;
  readonly bridgeAfter: number;
  /** By index. */
  readonly sources: readonly RajasSource[];
}

export interface RiverTile {
  readonly id: string;
  readonly gain: Gain;
}

export interface YieldTile {
  readonly index: number;
  readonly id: string;
  readonly colour: number;
  readonly colourName: YieldColourName;
  readonly count: number;
  readonly gain: Gain;
  readonly source: RajasSource;
  readonly draw: Extract<CoreChoice, { type: 'draw' }>;
}

export interface Bonus {
  readonly space: number;
  readonly gain: Gain;
  readonly source: RajasSource;
}

export interface Track {
  readonly bonuses: readonly Bonus[];
  readonly worker: number;
}

/** A payment and its extensions by one die, by face (see decisions/payments.ts). */
export interface PaymentNode {
  readonly choice: PayChoice;
  readonly children: (PaymentNode | undefined)[];
}

/** The modules' parts of state and view. */
export interface Slices {
  begin(game: RajasGame): ModuleStates;
  copy(states: ModuleStates): ModuleStates;
  view(game: RajasGame, states: ModuleStates, viewer: Viewer): ModuleViews;
  imagine(game: RajasGame, views: ModuleViews, random: Random): ModuleStates;
  spell(game: RajasGame): spell.Spellings<ModuleStates>;
}

/** Everything fixed for one game. */
export interface RajasGame {
  readonly players: number;
  readonly edition: Edition;
  readonly modules: readonly InstalledModule[];
  readonly hooks: Hooks;
  readonly slices: Slices;
  readonly spaces: readonly Space[];
  readonly fields: readonly SpaceField[];
  readonly gifts: readonly Space[];
  readonly gains: readonly Gain[];
  /** Gains granted by modules, by name. */
  readonly ownGains: ReadonlyMap<string, Gain>;
  readonly actions: readonly PalaceAction[];
  readonly tiles: readonly Tile[];
  readonly stacks: readonly Stack[];
  readonly grid: Grid;
  /** By seat. */
  readonly sides: readonly Side[];
  readonly river: River;
  readonly riverTiles: readonly RiverTile[];
  readonly yieldTiles: readonly YieldTile[];
  readonly tracks: readonly Track[];
  readonly mostWorkers: number;
  /** The root of all payments of a colour. */
  readonly payments: readonly PaymentNode[];
}
