import type { FrameOf, HandlersOf } from '../frames.ts';
import { entry } from '../numbers.ts';
import { gainFame, gainMoney, passThreshold } from './tracks.ts';
import { nameYields, receiveYield } from './yields.ts';

type Kinds = 'gain' | 'yield-tile' | 'score-tile' | 'gain-fame' | 'tile-done' | 'yield' | 'land' | 'thresholds';

/** Automatic effects. */
export const effects: HandlersOf<FrameOf<Kinds>> = {
  gain: {
    run: (game, state, frame, step) => game.hooks.rules.carryOut(game, state, frame, step),
  },
  'yield-tile': {
    run: (game, state, frame, step) => game.hooks.rules.receiveYieldTile.run(game, state, frame, step),
  },
  /**
   * Money, then fame, then yields (RAJ-ORDER-03); both amounts were fixed when the tile was placed (RAJ-ORDER-08, RAJ-TILE-01,
   * RAJ-TILE-07).
   */
  'score-tile': {
    run: (game, state, { seat, tile, cell, money, fame, due, overbuilt }, step) => {
      const { source } = entry(game.tiles, tile);
      gainMoney(game, state, seat, money, source, step);
      if (fame > 0) step.next({ kind: 'gain-fame', seat, amount: fame, source });
      step.next({ kind: 'tile-done', seat, tile, cell, money, fame, overbuilt });
      nameYields(seat, due, step);
    },
  },
  'gain-fame': {
    run: (game, state, { seat, amount, source }, step) => gainFame(game, state, seat, amount, source, step),
  },
  'tile-done': {
    run: (game, _state, { seat, tile, cell, money, fame, overbuilt }, step) =>
      step.fact({ type: 'tile-scored', seat, tile, id: entry(game.tiles, tile).id, cell, money, fame, overbuilt }),
  },
  /** RAJ-YIELD-01. */
  yield: {
    run: (game, state, { seat, place }, step) => receiveYield(game, state, seat, place, step),
  },
  land: {
    run: (game, state, { seat }, step) => game.hooks.rules.land(game, state, seat, step),
  },
  thresholds: {
    run: (game, state, { seat, track }, step) => passThreshold(game, state, seat, track, step),
  },
};
