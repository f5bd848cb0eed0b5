import { at } from '../at.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { activeSeat, type CardsAndKarmaState, flipped, isGridEmpty, NONE } from '../state.ts';
import { gain } from './gain.ts';

/** CNK-ROUND-04: the elephant passes clockwise, except before the first round. */
export const beginRound: HandlerOf<'begin-round'> = {
  run: (game, state, _frame, step) => {
    const start = state.round === 0 ? state.start : (state.start + 1) % game.players;
    step.fact({ type: 'round-began', round: state.round + 1, start });
    step.fact({ type: 'stage-began', stage: 1 });
    beginSlot(game, state, step);
  },
};

/** The karma between the stages (CNK-ROUND-03) may have ended the game (CNK-END-04). */
export const beginStage: HandlerOf<'begin-stage'> = {
  run: (game, state, _frame, step) => {
    if (isEndTriggered(game, state)) step.fact({ type: 'game-ended' });
    else beginSlot(game, state, step);
  },
};

/** The next slot of the stage, or the end of the stage after the last (CNK-ROUND-01). */
export function beginSlot(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  if (state.slot === game.players) {
    endStage(game, state, step);
    return;
  }
  const seat = activeSeat(game, state);
  step.fact({ type: 'turn-began', seat, reason: 'slot' });
  startTurn(state, step, seat);
}

/** Any turn (CNK-TURN-08) begins with its action, unless the grid must be filled first. */
export function startTurn(state: CardsAndKarmaState, step: CardsAndKarmaStep, seat: number): void {
  if (isGridEmpty(state)) step.next({ kind: 'begin-turn', seat });
  else step.next({ kind: 'act', seat });
}

/** CNK-END-02: a triggered game ends with the stage, no sooner (CNK-END-03), and nothing is refilled or passed on (CNK-END-10). */
function endStage(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  if (isEndTriggered(game, state)) step.fact({ type: 'game-ended' });
  else if (state.stage < game.thresholds.stagesPerRound) turnElephant(game, state, step);
  else endRound(state, step);
}

/** CNK-ROUND-02: the back of the elephant gives karma, its front doesn't (CNK-ROUND-05). */
function turnElephant(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  step.fact({ type: 'stage-began', stage: state.stage + 1 });
  gain(game, state, step, state.start, 'karma', game.thresholds.karmaBetweenStages);
  step.next({ kind: 'begin-stage' });
}

/** CNK-GRID-01: the gaps are filled, the other cards stay. */
function endRound({ grid }: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  let gaps = 0;
  for (let i = 0; i < grid.length; i++) if (at(grid, i) === NONE) gaps++;
  if (gaps > 0) step.next({ kind: 'lay-grid', cards: gaps });
  step.next({ kind: 'begin-round' });
}

/** CNK-END-01 */
function isEndTriggered({ players, track }: CardsAndKarmaGame, state: CardsAndKarmaState): boolean {
  for (let seat = 0; seat < players; seat++) if (flipped(state, seat) === track.length) return true;
  return false;
}
