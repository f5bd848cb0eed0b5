import { defined, type Fact, type Folds, type Seat } from '@durbar/engine';
import type { CoreFact } from './facts.ts';
import type { RajasGame } from './game.ts';
import { add, at, changed, filled } from './numbers.ts';
import { dieOf } from './rules/dice.ts';
import { cellIndex, layTop } from './rules/province.ts';
import type { RajasState } from './state.ts';
import { BUILDINGS, FAME, KINDS_OF_DICE, MONEY, NONE, TRACKS, WAITING } from './words.ts';

/** How each fact of a union changes the state. */
export type FoldsOf<E extends Fact> = Folds<RajasGame, RajasState, E>;

function nothing(): void {
  // For the log only; it doesn't change the state.
}

/** Removes a die from Kali and returns its colour in the supply. */
function takeFromKali(game: RajasGame, state: RajasState, { seat, colour, value }: DieFact): number {
  const die = dieOf(colour, value);
  add(state.dice, seat * KINDS_OF_DICE + die, -1);
  return game.hooks.rules.ownColour(state, seat, die);
}
type DieFact = Extract<CoreFact, { type: 'die-paid' | 'die-returned' }>;

function oneMore(numbers: readonly number[], index: number): readonly number[] {
  return changed(numbers, index, at(numbers, index) + 1);
}

/** The stack has no top tile until the next one is revealed. */
function takeTop(state: RajasState, stack: number): void {
  state.tops = changed(state.tops, stack, NONE);
}

/** RAJ-UPG-05: from the next turn on, they count. */
function countLateUpgrades(state: RajasState, seat: Seat): void {
  for (let place = seat * BUILDINGS.length; place < (seat + 1) * BUILDINGS.length; place++)
    if (state.late[place] !== 0) state.late = changed(state.late, place, 0);
}

export const coreFolds: FoldsOf<CoreFact> = {
  'tile-revealed': (game, state, { stack, tile }) => {
    state.tops = changed(state.tops, stack, tile);
    const place = defined(game.stacks[stack], 'stack').tiles.indexOf(tile);
    state.below = changed(state.below, stack, at(state.below, stack) & ~(1 << place));
  },
  'die-rolled': (_game, state, { seat, colour, value }) => {
    add(state.supply, colour, -1);
    add(state.dice, seat * KINDS_OF_DICE + dieOf(colour, value), 1);
  },
  'start-player-found': (_game, state, { seat }) => {
    state.start = seat;
  },
  'money-set': (_game, state, { seat, amount }) => {
    state.money[seat] = amount;
  },
  'round-started': (_game, state, { round }) => {
    state.round = round;
    state.cycle = 0;
    state.claim = NONE;
  },
  'cycle-started': (_game, state, { cycle }) => {
    state.cycle = cycle;
    state.placements = 0;
  },
  'turn-started': (_game, state, { seat }) => {
    state.turn = seat;
    countLateUpgrades(state, seat);
  },
  'turn-ended': (_game, state) => {
    state.turn = NONE;
  },
  'passed-over': nothing,
  passed: nothing,
  'worker-placed': (_game, state, { seat, space }) => {
    state.workers[space] = at(state.workers, space) | (1 << seat);
    add(state.placed, seat, 1);
    state.placements++;
  },
  'worker-lifted': (_game, state, { seat, space }) => {
    state.workers[space] = at(state.workers, space) & ~(1 << seat);
    add(state.placed, seat, -1);
  },
  'money-paid': (_game, state, { seat, amount }) => add(state.money, seat, -amount),
  'die-paid': (game, state, fact) => {
    game.hooks.rules.receiveDie(state, fact.source, takeFromKali(game, state, fact));
    if (fact.turned) add(state.karma, fact.seat, -1);
  },
  /** RAJ-DICE-12. */
  'die-returned': (game, state, fact) => add(state.supply, takeFromKali(game, state, fact), 1),
  'die-rerolled': (_game, state, { seat, colour, value, from }) => {
    add(state.dice, seat * KINDS_OF_DICE + dieOf(colour, from), -1);
    add(state.dice, seat * KINDS_OF_DICE + dieOf(colour, value), 1);
  },
  'money-gained': (_game, state, { seat, amount }) => add(state.money, seat, amount),
  'fame-gained': (_game, state, { seat, amount }) => add(state.fame, seat, amount),
  'karma-gained': (_game, state, { seat, amount }) => add(state.karma, seat, amount),
  'markers-met': (game, state, { seat }) => {
    let before = 0;
    for (let other = 0; other < game.players; other++) before = Math.max(before, at(state.crossed, other));
    state.crossed = changed(state.crossed, seat, before + 1);
  },
  'end-triggered': (_game, state, { seat }) => {
    state.trigger = seat;
  },
  'bonus-reached': (_game, state, { seat, track }) => {
    state.bonuses = oneMore(state.bonuses, seat * TRACKS.length + (track === 'fame' ? FAME : MONEY));
  },
  'worker-won': (_game, state, { seat, from }) => {
    state.waiting[seat] = at(state.waiting, seat) & ~WAITING[from];
    add(state.active, seat, 1);
  },
  'worker-removed': (_game, state, { seat, from }) => {
    state.waiting[seat] = at(state.waiting, seat) & ~WAITING[from];
  },
  upgraded: (_game, state, { seat, building, late }) => {
    state.levels = oneMore(state.levels, seat * BUILDINGS.length + building);
    if (late) state.late = oneMore(state.late, seat * BUILDINGS.length + building);
  },
  lapsed: nothing,
  declined: nothing,
  'tile-built': (game, state, { seat, stack, tile, cell, rotation }) => {
    takeTop(state, stack);
    layTop(game, state, seat, cell, tile, rotation);
  },
  'tile-overbuilt': (game, state, { seat, stack, tile, cell, rotation, over }) => {
    takeTop(state, stack);
    state.covered = changed(state.covered, cellIndex(game, seat, cell), over);
    layTop(game, state, seat, cell, tile, rotation);
  },
  'yield-connected': (_game, state, { seat, place }) => {
    state.connected = changed(state.connected, seat, at(state.connected, seat) | (1 << place));
  },
  'tile-valued': nothing,
  'tile-scored': nothing,
  'yield-received': (_game, state, { seat, place }) => {
    state.yielded = changed(state.yielded, seat, at(state.yielded, seat) | (1 << place));
  },
  'boat-moved': (_game, state, { seat, to }) => {
    state.boats[seat] = to;
  },
  'start-claimed': (_game, state, { seat }) => {
    state.claim = seat;
  },
  'action-chosen': nothing,
  'yield-tile-drawn': (_game, state, { tile }) => {
    state.yieldStack = changed(state.yieldStack, tile, at(state.yieldStack, tile) - 1);
    state.yieldAside = oneMore(state.yieldAside, tile);
  },
  'yield-stack-renewed': (_game, state) => {
    const stack = state.yieldStack.slice();
    for (let tile = 0; tile < stack.length; tile++) add(stack, tile, at(state.yieldAside, tile));
    state.yieldStack = stack;
    state.yieldAside = filled(stack.length, 0);
  },
  'start-player-moved': (_game, state, { seat }) => {
    state.start = seat;
  },
  'workers-returned': (_game, state) => {
    state.workers.fill(0);
    state.placed.fill(0);
  },
  'game-ended': nothing,
};
