import type { Seat } from '@durbar/engine';
import { nextDraw } from '../decisions/draw-card.ts';
import type { AutomaticOn, TajMahalStep } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { wins } from '../scoring/majority.ts';
import { connectedProvinces } from '../scoring/palaces.ts';
import { provinceTilePoints } from '../scoring/tiles.ts';
import { currentTile, listAt, type TajMahalState } from '../state.ts';
import { ELEPHANT, MOGUL, NONE, TOKENS } from '../words.ts';

/** TAJ-WITHDRAW-01: compare and take, place, score, clear, take cards. */
export function withdraw(game: TajMahalGame, state: TajMahalState, seat: Seat, step: TajMahalStep): void {
  const hasPlayed = listAt(state.played, seat).length > 0;
  step.fact({ type: 'withdrew', seat });
  // TAJ-WITHDRAW-15, TAJ-DRAW-04, TAJ-DRAW-07: without a card played there is nothing to compare, but a card from the pile.
  if (hasPlayed) takeAwards(state, seat, step);
  else nextDraw(state, step, seat, game.edition.numbers.cardsWithoutPlaying);
  if (state.display.length > 0) step.next({ kind: 'take-cards', seat });
  step.next({ kind: 'pass-turn', seat });
}

/** TAJ-WITHDRAW-11: every symbol won is awarded; there may be none (TAJ-WITHDRAW-12). */
function takeAwards(state: TajMahalState, seat: Seat, step: TajMahalStep): void {
  let normal = 0;
  for (let token = 0; token < TOKENS.length; token++) {
    if (!wins(state, seat, token)) continue;
    step.fact({ type: 'token-won', seat, token });
    normal++;
  }
  // TAJ-WITHDRAW-09, TAJ-WITHDRAW-10: the grand mogul gives the crown and a palace, the elephant the tile and no palace.
  const crown = wins(state, seat, MOGUL) ? 1 : 0;
  if (crown > 0) step.fact({ type: 'crown-won', seat });
  if (wins(state, seat, ELEPHANT)) step.fact({ type: 'province-tile-won', seat, tile: currentTile(state) });
  if (normal + crown > 0) step.next({ kind: 'place-palaces', seat, normal, crown });
  step.next({ kind: 'score-withdrawal', seat });
}

/**
 * TAJ-SCORE-01: bonus tiles were scored as they were taken; now the province tile, then the palaces, once and only for this player
 * (TAJ-SCORE-20, TAJ-SCORE-21).
 */
export const scoreWithdrawal: AutomaticOn<'score-withdrawal'> = {
  run: (game, state, { seat }, step) => {
    if (state.tileOwners[currentTile(state)] === seat) {
      step.fact({ type: 'points-gained', seat, points: provinceTilePoints(game, state, seat), reason: 'province-tile' });
    }
    const provinces = connectedProvinces(game, state, seat);
    if (provinces.length > 0) {
      const points = provinces.length * game.edition.points.province;
      step.fact({ type: 'points-gained', seat, points, reason: 'palaces', provinces });
    }
    step.fact({ type: 'cards-cleared', seat });
  },
};

/** A withdrawal is complete. */
export const passTurn: AutomaticOn<'pass-turn'> = {
  run: (_game, state, { seat }, step) => nextTurn(state, seat, step),
};

/** TAJ-TURN-01, TAJ-TURN-03: clockwise to the next player who is in; TAJ-TURN-04: with no one in, the visit ends. */
export function nextTurn({ isIn }: TajMahalState, seat: Seat, step: TajMahalStep): void {
  const next = nextSeatIn(isIn, seat);
  step.next(next === NONE ? { kind: 'end-visit' } : { kind: 'take-turn', seat: next });
}

function nextSeatIn(isIn: readonly number[], seat: Seat): Seat {
  const players = isIn.length;
  // TAJ-TURN-05: checks the whole table, so the last player in gets the next turn.
  for (let steps = 1; steps <= players; steps++) {
    const next = (seat + steps) % players;
    if (isIn[next] === 1) return next;
  }
  return NONE;
}
