import { nextDisplayCard } from '../decisions/draw-card.ts';
import type { AutomaticOn, TajMahalStep } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { currentCities, currentTile, isTileAtCourt, type TajMahalState, tokensOf } from '../state.ts';
import { NONE, TOKENS } from '../words.ts';

/** TAJ-VISIT-10: start player, province marker and tile, tokens, crown, display; nobody decides anything. */
export const startVisit: AutomaticOn<'start-visit'> = {
  run: (game, state, _frame, step) => {
    if (state.visit > 0) step.fact({ type: 'start-player-passed', seat: (state.startSeat + 1) % game.players });
    step.fact({ type: 'province-entered', visit: state.visit + 1, province: at(state.tileProvinces, state.visit) });
    for (let token = 0; token < TOKENS.length; token++) {
      if (state.court[token] === 0) step.fact({ type: 'token-replaced', token });
    }
    if (state.crownAtCourt === 0) step.fact({ type: 'crown-returned' });
    nextDisplayCard(state, step, game.displaySize - state.display.length);
    step.next({ kind: 'take-turn', seat: state.startSeat });
  },
};

/** TAJ-VISIT-01 to TAJ-VISIT-04, TAJ-VISIT-11. */
export const endVisit: AutomaticOn<'end-visit'> = {
  run: (game, state, _frame, step) => {
    exchangeTokens(game, state, step);
    removeTiles(game, state, step);
    const isLast = state.visit === game.edition.provinceTiles.length;
    step.next({ kind: isLast ? 'score-hands' : 'start-visit' });
  },
};

/** TAJ-SPECIAL-02: everybody with a full set of tokens returns it and gets the special card. */
function exchangeTokens(game: TajMahalGame, state: TajMahalState, step: TajMahalStep): void {
  const { tokensPerSpecialCard } = game.edition.numbers;
  for (let seat = 0; seat < game.players; seat++) {
    for (let token = 0; token < TOKENS.length; token++) {
      if (tokensOf(state, seat, token) < tokensPerSpecialCard) continue;
      step.fact({ type: 'tokens-exchanged', seat, token, from: at(state.specialHolders, token) });
    }
  }
}

/** TAJ-VISIT-02, TAJ-VISIT-04: what nobody won leaves the game. */
function removeTiles(game: TajMahalGame, state: TajMahalState, step: TajMahalStep): void {
  if (isTileAtCourt(state)) step.fact({ type: 'province-tile-removed', tile: currentTile(state) });
  for (const city of currentCities(game, state)) {
    const tile = at(state.bonusTiles, city);
    if (tile !== NONE) step.fact({ type: 'bonus-tile-removed', city, tile });
  }
}
