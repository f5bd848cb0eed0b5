import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasGame } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { NONE } from '../words.ts';
import { canPlaceAnywhere } from './legal-spaces.ts';
import { unplacedWorkers } from './workers.ts';

type Kinds = 'round' | 'cycle' | 'turn' | 'turn-end' | 'cycle-end' | 'round-end';

/** Rounds, turn cycles and turns (section 3 of the ledger), the end of a round and of the game. */
export const flow: HandlersOf<FrameOf<Kinds>> = {
  /** RAJ-ROUND-01. */
  round: {
    run: (_game, state, _frame, step) => {
      step.fact({ type: 'round-started', round: state.round + 1, start: state.start });
      step.next({ kind: 'cycle' });
    },
  },
  cycle: {
    run: (game, state, _frame, step) => {
      step.fact({ type: 'cycle-started', cycle: state.cycle + 1 });
      for (let i = 0; i < game.players; i++) step.next({ kind: 'turn', seat: (state.start + i) % game.players });
      step.next({ kind: 'cycle-end' });
    },
  },
  turn: {
    run: (game, state, { seat }, step) => {
      // RAJ-ROUND-07.
      if (unplacedWorkers(state, seat) === 0) {
        // RAJ-NAV-31 and RAJ-END-07: after the trigger nothing replaces a missed turn.
        if (state.trigger === NONE) for (const idle of game.hooks.idleTurn) idle(game, state, seat, step);
        return;
      }
      // RAJ-ROUND-05, RAJ-ROUND-06.
      if (!canAct(game, state, seat)) return step.fact({ type: 'passed-over', seat });
      step.fact({ type: 'turn-started', seat });
      // RAJ-ROUND-03.
      step.next({ kind: 'place', seat });
      step.next({ kind: 'turn-end', seat });
    },
  },
  'turn-end': {
    run: (game, state, { seat }, step) => {
      step.fact({ type: 'turn-ended', seat });
      for (const end of game.hooks.turnEnd) end(game, state, seat, step);
    },
  },
  'cycle-end': {
    run: (game, state, _frame, step) => {
      // RAJ-END-04, RAJ-END-05.
      if (state.trigger !== NONE) return step.fact({ type: 'game-ended' });
      // RAJ-RNDEND-01, RAJ-ROUND-09.
      step.next({ kind: state.placements > 0 && hasUnplaced(game, state) ? 'cycle' : 'round-end' });
    },
  },
  /** RAJ-RNDEND-05: the elephant, then the workers, then the next round. */
  'round-end': {
    run: (game, state, _frame, step) => {
      // RAJ-RNDEND-02, RAJ-RNDEND-03.
      const seat = state.claim === NONE ? (state.start + 1) % game.players : state.claim;
      step.fact({ type: 'start-player-moved', seat });
      // RAJ-RNDEND-04, RAJ-RNDEND-06.
      step.fact({ type: 'workers-returned' });
      // RAJ-RNDEND-07.
      step.next({ kind: 'round' });
    },
  },
};

function canAct(game: RajasGame, state: RajasState, seat: number): boolean {
  return canPlaceAnywhere(game, state, seat) || hasExtraChoice(game, state, seat);
}

/** A module may add a choice that makes a placement possible. */
function hasExtraChoice(game: RajasGame, state: RajasState, seat: number): boolean {
  const choices: RajasChoice[] = [];
  for (const extra of game.hooks.extraChoices) extra.offer(game, state, { kind: 'place', seat }, choices, canPass);
  return choices.length > 0;
}

/** A seat asked to place may pass if it can't. */
function canPass(): boolean {
  return true;
}

function hasUnplaced(game: RajasGame, state: RajasState): boolean {
  for (let seat = 0; seat < game.players; seat++) if (at(state.active, seat) > at(state.placed, seat)) return true;
  return false;
}
