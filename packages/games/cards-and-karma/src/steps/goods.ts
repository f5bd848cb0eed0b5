import type { HandlerOf } from '../frames.ts';
import { GOODS } from '../game.ts';
import { gridHas } from '../state.ts';
import { waitsForGrid } from './grid.ts';

/** Goods cards of the grid, each resolved before the next is chosen (CNK-RES-10). */
export const gainGoodsCards: HandlerOf<'gain-goods-cards'> = {
  run: (game, state, frame, step) => {
    const { seat, left, mustTake } = frame;
    if (waitsForGrid(game, state, step, frame)) return;
    if (gridHas(game, state, GOODS)) step.next({ kind: 'take-goods-card', seat, left, mustTake });
    else step.fact({ type: 'lapsed', seat, gain: 'goods-cards' });
  },
};
