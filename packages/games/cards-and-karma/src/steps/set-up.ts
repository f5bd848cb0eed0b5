import type { HandlerOf } from '../frames.ts';
import { turnUpNext } from './grid.ts';

export const nameStartPlayer: HandlerOf<'name-start-player'> = {
  run: (_game, _state, { seat }, step) => step.fact({ type: 'start-player-named', seat }),
};

/** CNK-VAR-01: all have laid their cards in secret; now everybody sees them. */
export const showTracks: HandlerOf<'show-tracks'> = {
  reveals: true,
  run: (_game, { tracks }, _frame, step) => step.fact({ type: 'tracks-shown', tracks: tracks.slice() }),
};

/** One card each, clockwise from the start player, until all hands are dealt (CNK-SETUP-06). */
export const deal: HandlerOf<'deal'> = {
  run: ({ players, edition }, state, { dealt }, step) => {
    if (dealt === players * edition.setUp.hand) return;
    const seat = (state.start + dealt) % players;
    const card = state.top;
    step.fact({ type: 'die-drawn', seat, card });
    step.next({ kind: 'see-number', seat, card });
    turnUpNext(state, step);
    step.next({ kind: 'deal', dealt: dealt + 1 });
  },
};
