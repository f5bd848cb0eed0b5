import { nextDisplayCard } from '../decisions/draw-card.ts';
import type { AutomaticOn, TajMahalStep } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { currentCities, currentTile, isTileAtCourt, type TajMahalState, tokensOf } from '../state.ts';
import { NONE, TOKENS } from '../words.ts';

/** TAJ-VISIT-10: start player, province marker and tile, tokens, crown, display; no decisions. */
export const startVisit: AutomaticOn<'start-visit'> = {
  run: (game, state, _frame, step) => {
    // TAJ-VISIT-05.
    if (state.visit > 0) step.fact({ type: 'start-player-passed', seat: (state.startSeat + 1) % game.players });
    // TAJ-SETUP-05, TAJ-VISIT-06: the next higher tile.
    step.fact({ type: 'province-entered', visit: state.visit + 1, province: at(state.tileProvinces, state.visit) });
    // TAJ-VISIT-03, TAJ-VISIT-08: only what was won is replaced.
    for (let token = 0; token < TOKENS.length; token++) {
      if (state.court[token] === 0) step.fact({ type: 'token-replaced', token });
    }
    if (state.crownAtCourt === 0) step.fact({ type: 'crown-returned' });
    // TAJ-DRAW-06: at no other time.
    nextDisplayCard(state, step, game.displaySize - state.display.length);
    step.next({ kind: 'take-turn', seat: state.startSeat });
  },
};

/** TAJ-VISIT-01 to TAJ-VISIT-04, TAJ-VISIT-11. */
export const endVisit: AutomaticOn<'end-visit'> = {
  run: (game, state, _frame, step) => {
    exchangeTokens(game, state, step);
    removeTiles(game, state, step);
    // TAJ-GEN-02.
    const isLast = state.visit === game.edition.provinceTiles.length;
    step.next({ kind: isLast ? 'score-hands' : 'start-visit' });
  },
};

/**
 * TAJ-SPECIAL-02: every player with a full set of tokens returns it for the special card, one type after another (TAJ-SPECIAL-05,
 * TAJ-SPECIAL-06). By now no special card is in use (TAJ-SPECIAL-16).
 */
function exchangeTokens(game: TajMahalGame, state: TajMahalState, step: TajMahalStep): void {
  const { tokensPerSpecialCard } = game.edition.numbers;
  for (let seat = 0; seat < game.players; seat++) {
    for (let token = 0; token < TOKENS.length; token++) {
      if (tokensOf(state, seat, token) < tokensPerSpecialCard) continue;
      step.fact({ type: 'tokens-exchanged', seat, token, from: at(state.specialHolders, token) });
    }
  }
}

/** TAJ-VISIT-02, TAJ-VISIT-04: what no one won leaves the game. */
function removeTiles(game: TajMahalGame, state: TajMahalState, step: TajMahalStep): void {
  if (isTileAtCourt(state)) step.fact({ type: 'province-tile-removed', tile: currentTile(state) });
  for (const city of currentCities(game, state)) {
    const tile = at(state.bonusTiles, city);
    if (tile !== NONE) step.fact({ type: 'bonus-tile-removed', city, tile });
  }
}
