import type { Rules } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';

/** For any game: the leader by score is likely to win. */
export function plainEvaluation(rules: Rules): Evaluation {
  const { standings } = rules.definition;
  return {
    features: {
      names: ['score'],
      measure: (game, { state }, seat, row) => {
        const scores = standings(game, state);
        const size = scores.reduce((sum, { score }) => sum + Math.abs(score), 1) / scores.length;
        row[0] = (scores.find((standing) => standing.seat === seat)?.score ?? 0) / size;
      },
      progress: () => 0,
    },
    search: 'tree',
    model: { scale: [1], early: [3], late: [3], hidden: [] },
  };
}
