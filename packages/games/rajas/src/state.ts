import type { Seat } from '@durbar/engine';
import type { RajasGame } from './game.ts';
import type { ModuleStates } from './modules/index.ts';

/**
 * Flat arrays of small whole numbers. "By seat" arrays have one entry per player; `seat × n` arrays hold n entries for
 * seat 0, then n for seat 1, and so on. Lists that change seldom are replaced, never changed, so copies share them.
 */
export interface RajasState {
  round: number;
  /** Turn cycle within the round. */
  cycle: number;
  /** Start player of this round; NONE until the first is known. */
  start: Seat;
  /** Who claimed the next round's start at the Great Mogul; NONE if no one. */
  claim: Seat;
  /** Whose turn it is; NONE between turns. */
  turn: Seat;
  /** Workers placed in the current turn cycle (RAJ-ROUND-08). */
  placements: number;
  /** Who triggered the end of the game; NONE if no one yet. */
  trigger: Seat;
  /** Dice in the general supply, by colour. */
  readonly supply: number[];
  /** Dice on Kali, seat × (colour × face): how many of each kind. */
  readonly dice: number[];
  readonly money: number[];
  readonly fame: number[];
  readonly karma: number[];
  /** River index of the boat, by seat. */
  readonly boats: number[];
  /** How many bonuses of a track were reached, seat × track. */
  bonuses: readonly number[];
  /** Active workers, by seat. */
  readonly active: number[];
  /** Active workers on the board, by seat. */
  readonly placed: number[];
  /** Places that still have an inactive worker, by seat, as bits (`WAITING`). */
  readonly waiting: number[];
  /** Building levels, seat × kind. */
  levels: readonly number[];
  /** Upgrades that do not count for building values yet, seat × kind (RAJ-UPG-05). */
  late: readonly number[];
  /** Order in which markers met, by seat: 1 for the first, 0 if not yet. */
  crossed: readonly number[];
  /** Top tile of each cell, seat × cell; NONE if empty. */
  tiles: readonly number[];
  /** Quarter turns of the top tile, seat × cell. */
  rotations: readonly number[];
  /** The tile under the top tile, seat × cell; NONE if there is none. */
  covered: readonly number[];
  /** Cells whose road crosses an edge, as bits, seat × edge. */
  roads: readonly number[];
  /** Cells connected to the residence by road, including itself, as bits, by seat. */
  joined: readonly number[];
  /** Yield places a tile has connected, as bits, by seat. */
  connected: readonly number[];
  /** Yield places already received, as bits, by seat. */
  yielded: readonly number[];
  /** Whose workers are on a worker space, as bits of seats. */
  readonly workers: number[];
  /** The open tile of each stack; NONE if the stack is empty. */
  tops: readonly number[];
  /** The tiles below the top of each stack, in unknown order: bits of their indices in the stack's list. */
  below: readonly number[];
  /** Yield tiles in the face-down stack, by kind. */
  yieldStack: readonly number[];
  /** Yield tiles drawn and set aside, by kind. */
  yieldAside: readonly number[];
  /** The river tile on each river space, by index; NONE for printed spaces. */
  riverTiles: readonly number[];
  /** Each module's own part. */
  readonly modules: ModuleStates;
}

export function copyState(game: RajasGame, state: RajasState): RajasState {
  return {
    round: state.round,
    cycle: state.cycle,
    start: state.start,
    claim: state.claim,
    turn: state.turn,
    placements: state.placements,
    trigger: state.trigger,
    supply: state.supply.slice(),
    dice: state.dice.slice(),
    money: state.money.slice(),
    fame: state.fame.slice(),
    karma: state.karma.slice(),
    boats: state.boats.slice(),
    bonuses: state.bonuses,
    active: state.active.slice(),
    placed: state.placed.slice(),
    waiting: state.waiting.slice(),
    levels: state.levels,
    late: state.late,
    crossed: state.crossed,
    tiles: state.tiles,
    rotations: state.rotations,
    covered: state.covered,
    roads: state.roads,
    joined: state.joined,
    connected: state.connected,
    yielded: state.yielded,
    workers: state.workers.slice(),
    tops: state.tops,
    below: state.below,
    yieldStack: state.yieldStack,
    yieldAside: state.yieldAside,
    riverTiles: state.riverTiles,
    modules: game.slices.copy(state.modules),
  };
}
