import { defined, type Folds, foldByType, type Seat } from '@durbar/engine';
import type { TajMahalGame } from './game.ts';
import { keepUnseen, playFromHand, takeOpenly } from './knowledge.ts';
import { add, at, changed, insertSorted, removeSorted } from './numbers.ts';
import { deckHand, listAt, REMOVED, type TajMahalState } from './state.ts';
import { GOODS, NONE, REASONS, type Reason, SYMBOLS, TOKENS } from './words.ts';

/** A card that this viewer may not know. */
export const HIDDEN = -1;

/** Cards, cities, provinces, tiles and tokens are indices into the game's tables. */
export type TajMahalFact =
  | { readonly type: 'province-tile-laid'; readonly tile: number; readonly province: number }
  | { readonly type: 'bonus-tile-laid'; readonly tile: number; readonly city: number }
  | { readonly type: 'start-player-chosen'; readonly seat: Seat }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'card-displayed'; readonly card: number }
  | { readonly type: 'discards-shuffled' }
  | { readonly type: 'draw-lost'; readonly seat: Seat }
  | { readonly type: 'start-player-passed'; readonly seat: Seat }
  | { readonly type: 'province-entered'; readonly visit: number; readonly province: number }
  | { readonly type: 'token-replaced'; readonly token: number }
  | { readonly type: 'crown-returned' }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'visit-colour-set'; readonly seat: Seat; readonly colour: number }
  | { readonly type: 'withdrew'; readonly seat: Seat }
  | { readonly type: 'token-won'; readonly seat: Seat; readonly token: number }
  | { readonly type: 'crown-won'; readonly seat: Seat }
  | { readonly type: 'province-tile-won'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'palace-placed'; readonly seat: Seat; readonly city: number }
  | { readonly type: 'crown-palace-placed'; readonly seat: Seat; readonly city: number }
  | { readonly type: 'bonus-tile-taken'; readonly seat: Seat; readonly city: number; readonly tile: number }
  | PointsGained
  | { readonly type: 'cards-cleared'; readonly seat: Seat }
  | { readonly type: 'cards-taken'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'tokens-exchanged'; readonly seat: Seat; readonly token: number; readonly from: Seat }
  | { readonly type: 'province-tile-removed'; readonly tile: number }
  | { readonly type: 'bonus-tile-removed'; readonly city: number; readonly tile: number }
  | { readonly type: 'hand-revealed'; readonly seat: Seat; readonly cards: readonly number[] };

interface PointsGained {
  readonly type: 'points-gained';
  readonly seat: Seat;
  readonly points: number;
  readonly reason: Reason;
  /** For palaces: the provinces that counted, the current one first. */
  readonly provinces?: readonly number[];
}

const FOLDS: Folds<TajMahalGame, TajMahalState, TajMahalFact> = {
  'province-tile-laid': (_game, state, { tile, province }) => {
    state.tileProvinces = changed(state.tileProvinces, tile, province);
  },
  'bonus-tile-laid': (_game, state, { tile, city }) => {
    state.bonusTiles[city] = tile;
  },
  'start-player-chosen': (_game, state, { seat }) => {
    state.startSeat = seat;
  },
  'card-drawn': (_game, state, { seat, card }) => {
    add(state.pile, card, -1);
    insertSorted(deckHand(state, seat), card);
  },
  'card-displayed': (_game, state, { card }) => {
    add(state.pile, card, -1);
    insertSorted(state.display, card);
  },
  'discards-shuffled': (_game, state) => {
    const { pile, discards } = state;
    keepUnseen(state);
    for (let card = 0; card < pile.length; card++) add(pile, card, at(discards, card));
    discards.fill(0);
  },
  'draw-lost': () => {},
  'start-player-passed': (_game, state, { seat }) => {
    state.startSeat = seat;
  },
  'province-entered': (_game, state, { visit }) => {
    state.visit = visit;
    // TAJ-PLAY-04: every visit begins without a visit colour.
    state.visitColours.fill(NONE);
    state.isIn.fill(1);
  },
  'token-replaced': (_game, state, { token }) => {
    add(state.supply, token, -1);
    add(state.court, token, 1);
  },
  // TAJ-PLACE-10: the palace that had the crown stays.
  'crown-returned': (_game, state) => {
    state.crownAtCourt = 1;
  },
  'card-played': (game, state, { seat, card }) => {
    if (card < game.firstSpecial) playFromHand(state, seat, card);
    else state.specialsInPlay = changed(state.specialsInPlay, card - game.firstSpecial, 1);
    // TAJ-PLAY-10: it stays there until the withdrawal; TAJ-PLAY-09, TAJ-SPECIAL-09: its symbols count from now on.
    listAt(state.played, seat).push(card);
    for (const symbol of defined(game.cards[card], 'card').symbols) add(state.totals, seat * SYMBOLS.length + symbol, 1);
  },
  'visit-colour-set': (_game, state, { seat, colour }) => {
    state.visitColours[seat] = colour;
  },
  withdrew: (_game, state, { seat }) => {
    state.isIn[seat] = 0;
  },
  'token-won': (_game, state, { seat, token }) => {
    add(state.court, token, -1);
    add(state.tokens, seat * TOKENS.length + token, 1);
  },
  'crown-won': (_game, state) => {
    state.crownAtCourt = 0;
  },
  'province-tile-won': (_game, state, { seat, tile }) => {
    state.tileOwners = changed(state.tileOwners, tile, seat);
  },
  // TAJ-PLACE-11: a city keeps the owners of its palaces and nothing else.
  'palace-placed': (_game, state, { seat, city }) => {
    state.palaces[city] = seat;
  },
  'crown-palace-placed': (_game, state, { seat, city }) => {
    state.crownPalaces = changed(state.crownPalaces, city, seat);
  },
  'bonus-tile-taken': (game, state, { seat, city, tile }) => {
    state.bonusTiles[city] = NONE;
    const { good } = defined(game.bonusTiles[tile], 'bonus tile');
    // TAJ-SCORE-03, TAJ-SCORE-09: goods tiles are kept, all others leave the game.
    if (good === NONE) return;
    const kept = seat * GOODS.length + good;
    state.goodsTiles = changed(state.goodsTiles, kept, at(state.goodsTiles, kept) + 1);
  },
  'points-gained': (_game, state, { seat, points, reason }) => {
    add(state.points, seat * REASONS.length + REASONS.indexOf(reason), points);
  },
  // TAJ-DRAW-01, TAJ-DRAW-02: special cards go back to the hand, all others to the discards.
  'cards-cleared': (game, state, { seat }) => {
    const played = listAt(state.played, seat);
    for (const card of played) {
      if (card < game.firstSpecial) add(state.discards, card, 1);
      else state.specialsInPlay = changed(state.specialsInPlay, card - game.firstSpecial, 0);
    }
    played.length = 0;
    state.totals.fill(0, seat * SYMBOLS.length, (seat + 1) * SYMBOLS.length);
  },
  'cards-taken': (_game, state, { seat, cards }) => {
    for (const card of cards) {
      removeSorted(state.display, card);
      takeOpenly(state, seat, card);
    }
  },
  // TAJ-SPECIAL-03, TAJ-SPECIAL-04: the previous holder.
  'tokens-exchanged': (game, state, { seat, token }) => {
    const { tokensPerSpecialCard } = game.edition.numbers;
    add(state.tokens, seat * TOKENS.length + token, -tokensPerSpecialCard);
    add(state.supply, token, tokensPerSpecialCard);
    state.specialHolders = changed(state.specialHolders, token, seat);
  },
  'province-tile-removed': (_game, state, { tile }) => {
    state.tileOwners = changed(state.tileOwners, tile, REMOVED);
  },
  'bonus-tile-removed': (_game, state, { city }) => {
    state.bonusTiles[city] = NONE;
  },
  'hand-revealed': () => {},
};

export const fold = foldByType(FOLDS);
