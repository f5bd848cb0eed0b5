import { below, drawIndex, type Seat, sumOf } from '@durbar/engine';
import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasGame, Tile } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at, bitsOf, countBits, entry, filled, lowestBit } from '../numbers.ts';
import { faceOf } from '../rules/dice.ts';
import type { RajasState } from '../state.ts';
import { KINDS_OF_DICE } from '../words.ts';
import { unexpected } from './unexpected.ts';

/** Draws: the next tile of a stack, a white yield tile, the first start player among tied players. */
export const chanceDecisions: HandlersOf<FrameOf<'reveal-tile' | 'draw-yield-tile' | 'find-start-player'>> = {
  'reveal-tile': {
    ask: (game, state, { stack }) => {
      const choices = bitsOf(at(state.below, stack)).map((place) => tileIn(game, stack, place).reveal);
      return { decider: 'chance', choices, weights: filled(choices.length, 1) };
    },
    sample: (game, state, { stack }, random) => {
      let bits = at(state.below, stack);
      for (let skip = below(random, countBits(bits)); skip > 0; skip--) bits &= bits - 1;
      return tileIn(game, stack, lowestBit(bits)).reveal;
    },
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'reveal') return unexpected(frame, choice);
      step.fact({ type: 'tile-revealed', stack: frame.stack, tile: choice.tile, id: choice.id });
    },
  },
  'draw-yield-tile': {
    ask: (game, state) => {
      const tiles = game.yieldTiles.filter(({ index }) => at(state.yieldStack, index) > 0);
      const weights = tiles.map(({ index }) => at(state.yieldStack, index));
      return { decider: 'chance', choices: tiles.map(({ draw }) => draw), weights };
    },
    sample: (game, state, _frame, random) => entry(game.yieldTiles, drawIndex(state.yieldStack, random)).draw,
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'draw') return unexpected(frame, choice);
      const { seat } = frame;
      const { gain, id, source } = entry(game.yieldTiles, choice.tile);
      step.fact({ type: 'yield-tile-drawn', seat, tile: choice.tile, id });
      if (sumOf(state.yieldStack) === 0) step.fact({ type: 'yield-stack-renewed' });
      step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source });
    },
  },
  /** RAJ-SETUP-15: the lowest sum starts; chance breaks ties. */
  'find-start-player': {
    ask: (game, state) => {
      const choices = lowestSums(game, state).map((seat): RajasChoice => ({ type: 'first', seat }));
      return { decider: 'chance', choices, weights: filled(choices.length, 1) };
    },
    sample: (game, state, _frame, random) => {
      const seats = lowestSums(game, state);
      return { type: 'first', seat: at(seats, below(random, seats.length)) };
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'first') return unexpected(frame, choice);
      step.fact({ type: 'start-player-found', seat: choice.seat });
      for (let place = 0; place < game.players; place++) {
        // RAJ-SETUP-16.
        const amount = at(game.edition.start.money, place);
        step.fact({ type: 'money-set', seat: (choice.seat + place) % game.players, amount });
      }
    },
  },
};

function tileIn(game: RajasGame, stack: number, place: number): Tile {
  return entry(game.tiles, at(entry(game.stacks, stack).tiles, place));
}

function lowestSums(game: RajasGame, state: RajasState): Seat[] {
  const sums = Array.from({ length: game.players }, (_, seat) => diceSum(state, seat));
  const lowest = Math.min(...sums);
  return sums.flatMap((sum, seat) => (sum === lowest ? [seat] : []));
}

function diceSum(state: RajasState, seat: Seat): number {
  let sum = 0;
  for (let die = 0; die < KINDS_OF_DICE; die++) sum += at(state.dice, seat * KINDS_OF_DICE + die) * faceOf(die);
  return sum;
}
