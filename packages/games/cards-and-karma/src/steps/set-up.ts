import { at, entry } from '../at.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, TOKENS } from '../state.ts';
import { gain } from './gain.ts';
import { turnUpNext } from './grid.ts';

export const nameStartPlayer: HandlerOf<'name-start-player'> = {
  run: (_game, _state, { seat }, step) => step.fact({ type: 'start-player-named', seat }),
};

/** CNK-VAR-01: once all have secretly arranged their cards, everyone sees them. */
export const showTracks: HandlerOf<'show-tracks'> = {
  reveals: true,
  run: (_game, { tracks }, _frame, step) => step.fact({ type: 'tracks-shown', tracks: tracks.slice() }),
};

/** One card each, clockwise from the start player, until all hands are dealt (CNK-SETUP-06). */
export const deal: HandlerOf<'deal'> = {
  run: (game, state, { dealt }, step) => {
    const { players, edition } = game;
    if (dealt === players * edition.setUp.hand) return giveHandicap(game, state, step);
    const seat = (state.start + dealt) % players;
    const card = state.top;
    step.fact({ type: 'die-drawn', seat, card });
    step.next({ kind: 'see-number', seat, card });
    turnUpNext(state, step);
    step.next({ kind: 'deal', dealt: dealt + 1 });
  },
};

/** Starting tokens by turn order; none by the printed rules (CNK-SETUP-03). */
function giveHandicap(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  const { handicap, players } = game;
  for (let i = 0; i < handicap.length; i++) {
    const place = Math.floor(i / TOKENS.length);
    gain(game, state, step, (state.start + place) % players, entry(TOKENS, i % TOKENS.length), at(handicap, i));
  }
}
