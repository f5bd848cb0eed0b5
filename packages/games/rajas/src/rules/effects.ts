import type { FrameOf, HandlersOf } from '../frames.ts';
import { buildingFame } from './buildings.ts';
import { tileMoney } from './markets.ts';
import { gainFame, gainMoney, passThreshold } from './tracks.ts';
import { nameYields, receiveYield } from './yields.ts';

type Kinds = 'gain' | 'score-tile' | 'gain-fame' | 'tile-done' | 'yield' | 'land' | 'thresholds';

/** Effects that nobody decides. */
export const effects: HandlersOf<FrameOf<Kinds>> = {
  gain: {
    run: (game, state, frame, step) => {
      const gain = game.gains[frame.gain];
      if (!gain) throw new Error(`no gain ${frame.gain}`);
      gain.rule.run(game, state, gain, frame, step);
    },
  },
  /** Both amounts are fixed before anything happens (RAJ-ORDER-08): money, then fame, then yields (RAJ-ORDER-03). */
  'score-tile': {
    run: (game, state, { seat, tile: index, cell, due, overbuilt }, step) => {
      const tile = game.tiles[index];
      if (!tile) throw new Error(`no tile ${index}`);
      const money = tileMoney(game, state, seat, tile);
      const fame = buildingFame(state, seat, tile);
      gainMoney(game, state, seat, money, tile.id, step);
      if (fame > 0) step.next({ kind: 'gain-fame', seat, amount: fame, reason: tile.id });
      step.next({ kind: 'tile-done', seat, tile: index, cell, money, fame, overbuilt });
      nameYields(seat, due, step);
    },
  },
  'gain-fame': {
    run: (game, state, { seat, amount, reason }, step) => gainFame(game, state, seat, amount, reason, step),
  },
  'tile-done': {
    run: (game, _state, { seat, tile, cell, money, fame, overbuilt }, step) =>
      step.fact({ type: 'tile-scored', seat, tile, id: game.tiles[tile]?.id ?? '', cell, money, fame, overbuilt }),
  },
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
