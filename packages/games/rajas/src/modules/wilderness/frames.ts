import { below, defined, drawIndex, type Seat } from '@durbar/engine';
import { DECLINE, dieName, RETURN } from '../../choices.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame } from '../../game.ts';
import { at, bitsOf, filled } from '../../numbers.ts';
import { colourOf, faceOf, kindsOwned } from '../../rules/dice.ts';
import { takeDice } from '../../rules/take-dice.ts';
import type { RajasChoice, RajasSource } from '../index.ts';
import { undrawnTiles, whiteTiles } from './tiles.ts';

export type WildernessFrame =
  | { readonly kind: 'wilderness/deal' }
  | { readonly kind: 'wilderness/draw'; readonly seat: Seat }
  | { readonly kind: 'wilderness/lay'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'wilderness/show-yield-tile'; readonly seat: Seat }
  | { readonly kind: 'wilderness/swap-die'; readonly seat: Seat; readonly source: RajasSource };

export const wildernessHandlers: HandlersOf<WildernessFrame> = {
  /** GB2-WILD-05: one player after another in turn order (GB2-WILD-01). */
  'wilderness/deal': {
    run: (game, state, _frame, step) => {
      for (let i = 0; i < game.players; i++) step.next({ kind: 'wilderness/draw', seat: (state.start + i) % game.players });
    },
  },
  /** GB2-WILD-02. */
  'wilderness/draw': {
    ask: (game, state) => {
      const choices = undrawnTiles(game, state).map((tile) => tileChoice(game, tile));
      return { decider: 'chance', choices, weights: filled(choices.length, 1) };
    },
    sample: (game, state, _frame, random) => {
      const tiles = undrawnTiles(game, state);
      return tileChoice(game, at(tiles, below(random, tiles.length)));
    },
    answer: (_game, _state, frame, choice, step) => {
      if (choice.type !== 'wilderness/tile') return unexpected(frame, choice);
      step.fact({ type: 'wilderness/tile-drawn', seat: frame.seat, tile: choice.tile, id: choice.id });
      step.next({ kind: 'wilderness/lay', seat: frame.seat, tile: choice.tile });
    },
  },
  /** GB2-WILD-03, GB2-WILD-04: on any interior space, in any rotation, connected or not. */
  'wilderness/lay': {
    ask: ({ grid, tiles }, _state, { seat, tile }) => {
      const choices: RajasChoice[] = [];
      for (const cell of bitsOf(grid.interior)) {
        for (const rotation of defined(tiles[tile], 'wilderness tile').rotations)
          choices.push(defined(grid.lay[cell * 4 + rotation], 'lay'));
      }
      return { decider: seat, choices };
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'lay') return unexpected(frame, choice);
      const { seat, tile } = frame;
      const { id, source } = defined(game.tiles[tile], 'wilderness tile');
      step.fact({ type: 'wilderness/tile-laid', seat, tile, id, cell: choice.cell, at: choice.at, rotation: choice.rotation });
      // GB2-WILD-06, GB2-WILD-11, GB2-WILD-12.
      step.next({ kind: 'gain', seat, gain: defined(game.ownGains.get(id), 'benefit').index, die: 0, source });
    },
  },
  'wilderness/show-yield-tile': {
    ask: (game) => {
      const tiles = whiteTiles(game);
      return { decider: 'chance', choices: tiles.map(({ draw }) => draw), weights: tiles.map(({ count }) => count) };
    },
    sample: (game, _state, _frame, random) => {
      const tiles = whiteTiles(game);
      const weights = tiles.map(({ count }) => count);
      return defined(tiles[drawIndex(weights, random)], 'white yield tile').draw;
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'draw') return unexpected(frame, choice);
      const { seat } = frame;
      const { gain, id, source } = defined(game.yieldTiles[choice.tile], 'white yield tile');
      step.fact({ type: 'wilderness/yield-tile-shown', seat, tile: choice.tile, id });
      step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source });
    },
  },
  /** GB2-WILD-10. */
  'wilderness/swap-die': {
    ask: (_game, state, { seat }) => {
      const choices: RajasChoice[] = [DECLINE];
      for (const die of bitsOf(kindsOwned(state, seat))) choices.push(defined(RETURN[die], 'die'));
      return { decider: seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 'dice', source });
      if (choice.type !== 'return') return unexpected(frame, choice);
      const { die } = choice;
      step.fact({ type: 'die-returned', seat, colour: colourOf(die), value: faceOf(die), die: dieName(die) });
      takeDice(game, state, { kind: 'take-dice', seat, due: 0, any: 1, taken: 0, optional: false, source }, step);
    },
  },
};

function tileChoice(game: RajasGame, tile: number): RajasChoice {
  return { type: 'wilderness/tile', tile, id: defined(game.tiles[tile], 'wilderness tile').id };
}
