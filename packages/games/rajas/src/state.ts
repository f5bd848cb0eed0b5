import type { Seat } from '@durbar/engine';
import type { RajasGame } from './game.ts';
import type { ModuleStates } from './modules/index.ts';

/**
 * Flat arrays of small whole numbers. "By seat" arrays have one entry per player; `seat × n` arrays hold n entries for
 * seat 0, then n for seat 1, and so on.
 */
export interface RajasState {
  round: number;
  /** Turn cycle within the round. */
  cycle: number;
  /** Start player of this round; NONE before the first is known. */
  start: Seat;
  /** Who has claimed the next round's start at the Great Mogul; NONE if no one. */
  claim: Seat;
  /** Whose turn it is; NONE between turns. */
  turn: Seat;
  /** Workers placed in the running turn cycle (RAJ-ROUND-08). */
  placements: number;
  /** Who triggered the end of the game; NONE while no one has. */
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
  readonly bonuses: number[];
  /** Active workers, by seat. */
  readonly active: number[];
  /** Active workers that stand on the board, by seat. */
  readonly placed: number[];
  /** Places where an inactive worker still waits, by seat, as bits (`WAITING`). */
  readonly waiting: number[];
  /** Building levels, seat × kind. */
  readonly levels: number[];
  /** Upgrades that do not count for building values yet, seat × kind (RAJ-UPG-05). */
  readonly late: number[];
  /** 1 for the first whose markers met, 2 for the next; 0 while they have not, by seat. */
  readonly crossed: number[];
  /** Top tile of each cell, seat × cell; NONE if empty. */
  readonly tiles: number[];
  /** Quarter turns of the top tile, seat × cell. */
  readonly rotations: number[];
  /** The tile under the top tile, seat × cell; NONE if there is none. */
  readonly covered: number[];
  /** Cells whose road leads over an edge, as bits, seat × edge. */
  readonly roads: number[];
  /** Cells joined to the residence by road, itself included, as bits, by seat. */
  readonly joined: number[];
  /** Yield places a tile has connected, as bits, by seat. */
  readonly connected: number[];
  /** Yield places whose yield was received, as bits, by seat. */
  readonly yielded: number[];
  /** Whose workers stand on a worker space, as bits of seats. */
  readonly workers: number[];
  /** The open tile of each stack; NONE if the stack is empty. */
  readonly tops: number[];
  /** The tiles below the top of each stack, whose order no one knows: bits of their places in the stack's list. */
  readonly below: number[];
  /** Yield tiles in the face-down stack, by kind. */
  readonly yieldStack: number[];
  /** Yield tiles drawn and set aside, by kind. */
  readonly yieldAside: number[];
  /** The river tile on each river space, by index; NONE where the print shows. */
  readonly riverTiles: number[];
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
    bonuses: state.bonuses.slice(),
    active: state.active.slice(),
    placed: state.placed.slice(),
    waiting: state.waiting.slice(),
    levels: state.levels.slice(),
    late: state.late.slice(),
    crossed: state.crossed.slice(),
    tiles: state.tiles.slice(),
    rotations: state.rotations.slice(),
    covered: state.covered.slice(),
    roads: state.roads.slice(),
    joined: state.joined.slice(),
    connected: state.connected.slice(),
    yielded: state.yielded.slice(),
    workers: state.workers.slice(),
    tops: state.tops.slice(),
    below: state.below.slice(),
    yieldStack: state.yieldStack.slice(),
    yieldAside: state.yieldAside.slice(),
    riverTiles: state.riverTiles.slice(),
    modules: game.slices.copy(state.modules),
  };
}
