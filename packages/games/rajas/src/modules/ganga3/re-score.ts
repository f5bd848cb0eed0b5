import { defined, type Seat } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { GainRule } from '../../game.ts';
import { bitsOf } from '../../numbers.ts';
import { cellName } from '../../rules/boards.ts';
import { buildingFame } from '../../rules/buildings.ts';
import { tileMoney } from '../../rules/markets.ts';
import { joinedCells, topTile } from '../../rules/province.ts';
import { REASONS } from '../../rules/reasons.ts';
import type { RajasChoice, RajasSource } from '../index.ts';

export type ReScoreFrame = { readonly kind: 'ganga3/re-score'; readonly seat: Seat; readonly source: RajasSource };
export type ReScoreChoice = { readonly type: 'ganga3/tile'; readonly cell: number; readonly at: string };

/** GB2-GANGA3-11: one visible tile of your own province. */
export const reScore: GainRule = {
  takes: {},
  whyNot: (game, state, seat) => (joinedCells(game, state, seat) === 0 ? REASONS.cellEmpty : undefined),
  run: (game, state, _gain, { seat, source }, step) => {
    if (joinedCells(game, state, seat) === 0) step.fact({ type: 'lapsed', seat, what: 're-score', source });
    else step.next({ kind: 'ganga3/re-score', seat, source });
  },
};

export const reScoreHandlers: HandlersOf<ReScoreFrame> = {
  'ganga3/re-score': {
    ask: (game, state, { seat }) => {
      const choices: RajasChoice[] = [{ type: 'decline' }];
      for (const cell of bitsOf(joinedCells(game, state, seat))) {
        choices.push({ type: 'ganga3/tile', cell, at: cellName(game, cell) });
      }
      return { decider: seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 're-score', source });
      if (choice.type !== 'ganga3/tile') return unexpected(frame, choice);
      const tile = defined(topTile(game, state, seat, choice.cell), 'tile');
      // GB2-GANGA3-12, GB2-INT-21, GB2-INT-40.
      const [money, fame] = [tileMoney(game, state, seat, tile), buildingFame(state, seat, tile)];
      step.next({ kind: 'score-tile', seat, tile: tile.index, cell: choice.cell, money, fame, due: 0, overbuilt: false });
    },
  },
};
