import type { Standing } from '@durbar/engine';
import type { TajMahalGame } from '../game.ts';
import { pointsOf, scoreOf, type TajMahalState } from '../state.ts';

/** TAJ-END-07, TAJ-END-08: most points win; equal scores share a rank. */
export function standings(game: TajMahalGame, state: TajMahalState): Standing[] {
  const scores = game.colours.map((_colour, seat) => scoreOf(state, seat));
  return scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
    parts: pointsOf(state, seat),
  }));
}
