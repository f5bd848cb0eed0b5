import type { Seat } from '@durbar/engine';
import { DECLINE, OVERPAY, PAY_DIE } from '../choices.ts';
import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasGame, RajasStep, Tile } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at, entry, lowestBit } from '../numbers.ts';
import { cellName, yieldPlace } from '../rules/boards.ts';
import { canCoverSomewhere, openTile, overbuildFace, overbuildPrice, whyNotCover } from '../rules/building-ground.ts';
import { buildingFame } from '../rules/buildings.ts';
import { canPay, colourOf, countOf, dieOf, highestSum, purseOf } from '../rules/dice.ts';
import { tileMoney } from '../rules/markets.ts';
import { payDie } from '../rules/paying.ts';
import { cellsJoinedBy, emptyCells, filledCells, keepsJoined, meetingRoads, topTile, touchedYields } from '../rules/province.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, EDGES, FACES, KINDS_OF_DICE, NONE } from '../words.ts';
import { listCounts, listSums } from './payments.ts';
import { unexpected } from './unexpected.ts';

type Kinds = 'pick-tile' | 'choose-cell' | 'pay-tile' | 'overpay';
type Paying = FrameOf<'pay-tile'> | FrameOf<'overpay'>;

/** A tile is acquired in four small steps: which, where and how turned, with which dice (RAJ-QUARRY-12, RAJ-MB-01). */
export const buildingDecisions: HandlersOf<FrameOf<Kinds>> = {
  'pick-tile': {
    ask: (game, state, { seat, over, optional }) => {
      const choices: RajasChoice[] = optional ? [DECLINE] : [];
      const purse = purseOf(state, seat, NONE, at(state.karma, seat));
      for (let stack = 0; stack < game.stacks.length; stack++) {
        const tile = openTile(game, state, stack);
        if (!tile || !canAcquire(game, state, seat, tile, over, purse)) continue;
        choices.push(entry(entry(game.stacks, stack).choice, tile.index));
      }
      return { decider: seat, choices };
    },
    answer: (_game, _state, frame, choice, step) => {
      const { seat, over, source } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 'overbuild', source });
      if (choice.type !== 'tile') return unexpected(frame, choice);
      // RAJ-QUARRY-08.
      step.next({ kind: 'choose-cell', seat, over, source, stack: choice.stack });
    },
  },
  'choose-cell': {
    ask: (game, state, frame) => {
      const choices: RajasChoice[] = [];
      const tile = tileOf(game, state, frame);
      const purse = purseOf(state, frame.seat, NONE, at(state.karma, frame.seat));
      if (frame.over) listCovers(game, state, frame.seat, tile, purse, choices);
      else if (canAcquire(game, state, frame.seat, tile, false, purse)) listEmpty(game, state, frame.seat, tile, choices);
      return { decider: frame.seat, choices };
    },
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'lay') return unexpected(frame, choice);
      const { seat, over, source, stack } = frame;
      step.next({ kind: 'pay-tile', seat, over, source, stack, cell: choice.cell, rotation: choice.rotation });
    },
  },
  'pay-tile': {
    ask: (game, state, frame) => {
      const choices: RajasChoice[] = [];
      listPayments(game, state, frame, choices);
      if (canOverpay(game, state, frame)) choices.push(OVERPAY);
      return { decider: frame.seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      if (choice.type === 'overpay') return step.next({ ...frame, kind: 'overpay' });
      const { seat, source } = frame;
      if (choice.type === 'pay-die') {
        payDie(seat, choice.die, choice.turned, source, step);
        return layTile(game, state, frame, step);
      }
      if (choice.type !== 'pay') return unexpected(frame, choice);
      for (const value of choice.plain) payDie(seat, dieOf(choice.colour, value), false, source, step);
      for (const value of choice.turned) payDie(seat, dieOf(choice.colour, value), true, source, step);
      layTile(game, state, frame, step);
    },
  },
  overpay: {
    ask: (game, state, frame) => {
      const choices: RajasChoice[] = [];
      const { colour } = tileOf(game, state, frame);
      for (let die = dieOf(colour, 1); die <= dieOf(colour, FACES); die++) {
        if (isSpare(game, state, frame, die)) choices.push(entry(PAY_DIE, die));
      }
      return { decider: frame.seat, choices };
    },
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'pay-die') return unexpected(frame, choice);
      payDie(frame.seat, choice.die, false, frame.source, step);
      step.next({ ...frame, kind: 'pay-tile' });
    },
  },
};

function tileOf(game: RajasGame, state: RajasState, { stack }: { readonly stack: number }): Tile {
  return entry(game.tiles, at(state.tops, stack));
}

function canAcquire(game: RajasGame, state: RajasState, seat: Seat, tile: Tile, over: boolean, purse: number): boolean {
  if (over) return canCoverSomewhere(game, state, seat, tile, NONE, purse);
  return canPay(state, seat, tile.colour, tile.price, NONE, purse);
}

/** RAJ-PROV-05. */
function listEmpty(game: RajasGame, state: RajasState, seat: Seat, tile: Tile, choices: RajasChoice[]): void {
  const empty = emptyCells(game, state, seat);
  for (let i = 0; i < tile.rotations.length; i++) {
    const rotation = at(tile.rotations, i);
    for (let cells = empty & cellsJoinedBy(game, state, seat, at(tile.ends, rotation)); cells !== 0; cells &= cells - 1) {
      choices.push(entry(game.grid.lay, lowestBit(cells) * EDGES.length + rotation));
    }
  }
}

function listCovers(game: RajasGame, state: RajasState, seat: Seat, tile: Tile, purse: number, choices: RajasChoice[]): void {
  for (let cells = filledCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    const cell = lowestBit(cells);
    if (whyNotCover(game, state, seat, cell, tile, NONE, purse)) continue;
    for (const rotation of tile.rotations) {
      if (keepsJoined(game, state, seat, cell, at(tile.ends, rotation)))
        choices.push(entry(game.grid.lay, cell * EDGES.length + rotation));
    }
  }
}

/** Price in dice (see `Tile.price`) of the tile being acquired. */
function priceOf(game: RajasGame, state: RajasState, frame: Paying): number {
  const tile = tileOf(game, state, frame);
  const old = topTile(game, state, frame.seat, frame.cell);
  return old ? overbuildPrice(old, tile) : tile.price;
}

/** The face of the die owed instead of a price in the tile's colour; 0 if none. */
function faceDue(game: RajasGame, state: RajasState, frame: Paying): number {
  const old = topTile(game, state, frame.seat, frame.cell);
  return old ? overbuildFace(old, tileOf(game, state, frame)) : 0;
}

function listFaces(state: RajasState, seat: Seat, face: number, choices: RajasChoice[]): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const die = dieOf(colour, face);
    if (countOf(state, seat, die) > 0) choices.push(entry(PAY_DIE, die));
  }
}

function listPayments(game: RajasGame, state: RajasState, frame: Paying, choices: RajasChoice[]): void {
  const { seat } = frame;
  const root = entry(game.payments, tileOf(game, state, frame).colour);
  const face = faceDue(game, state, frame);
  const price = priceOf(game, state, frame);
  if (face > 0) listFaces(state, seat, face, choices);
  else if (price > 0) listSums(state, seat, root, price, at(state.karma, seat), choices);
  else listCounts(state, seat, root, -price, choices);
}

/** An extra die may be paid if the rest still reaches the price (RAJ-QUARRY-06). */
function isSpare(game: RajasGame, state: RajasState, frame: Paying, die: number): boolean {
  const price = priceOf(game, state, frame);
  const { seat } = frame;
  if (price < 0 || at(state.dice, seat * KINDS_OF_DICE + die) === 0) return false;
  return highestSum(state, seat, colourOf(die), die, at(state.karma, seat)) >= price;
}

/** RAJ-QUARRY-05. */
function canOverpay(game: RajasGame, state: RajasState, frame: Paying): boolean {
  const { colour } = tileOf(game, state, frame);
  for (let die = dieOf(colour, 1); die <= dieOf(colour, FACES); die++) if (isSpare(game, state, frame, die)) return true;
  return false;
}

/** After payment: place the tile, reveal the next one of its stack, then score (RAJ-QUARRY-10). */
function layTile(game: RajasGame, state: RajasState, frame: FrameOf<'pay-tile'>, step: RajasStep): void {
  const { seat, stack, cell, rotation, over } = frame;
  const tile = tileOf(game, state, frame);
  const ends = at(tile.ends, rotation);
  const roads = meetingRoads(game, state, seat, cell, ends);
  // RAJ-YIELD-05, RAJ-MB-07, RAJ-NAV-32.
  const due = over ? 0 : touchedYields(game, cell, ends) & ~at(state.connected, seat);
  const laid = { seat, stack, tile: tile.index, id: tile.id, cell, at: cellName(game, cell), rotation, roads };
  const old = topTile(game, state, seat, cell);
  if (old) step.fact({ type: 'tile-overbuilt', over: old.index, overId: old.id, ...laid });
  else step.fact({ type: 'tile-built', ...laid });
  connectYields(game, seat, due, step);
  const money = tileMoney(game, state, seat, tile);
  const fame = buildingFame(state, seat, tile);
  // RAJ-MB-06.
  step.fact({ type: 'tile-valued', seat, tile: tile.index, id: tile.id, money, fame });
  if (at(state.below, stack) !== 0) step.next({ kind: 'reveal-tile', stack });
  step.next({ kind: 'score-tile', seat, tile: tile.index, cell, money, fame, due, overbuilt: over });
}

/** RAJ-ORDER-09: what a tile connects is fixed when it is placed (RAJ-YIELD-03). */
export function connectYields(game: RajasGame, seat: Seat, due: number, step: RajasStep): void {
  for (let rest = due; rest !== 0; rest &= rest - 1) {
    const place = lowestBit(rest);
    step.fact({ type: 'yield-connected', seat, place, id: yieldPlace(game, seat, place).id });
  }
}
