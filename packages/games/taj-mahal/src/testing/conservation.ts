import { sumOf } from '@durbar/engine';
import type { Counted } from '@durbar/engine/testing';
import { expect } from 'vitest';
import type { TajMahalFrame } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { add, at } from '../numbers.ts';
import { type TajMahalState, tokensOf } from '../state.ts';
import { TOKENS } from '../words.ts';

type Moment = Counted<TajMahalGame, TajMahalState, TajMahalFrame>;

/** TAJ-INV-01 and TAJ-INV-02. */
export function conserved(moment: Moment): void {
  conservedCards(moment);
  conservedTokens(moment);
}

export function conservedCards({ game, position: { state } }: Moment): void {
  const cards = state.pile.slice();
  for (let card = 0; card < cards.length; card++) add(cards, card, at(state.discards, card));
  const seen = [...state.display, ...state.hands.flat(), ...state.played.flat()];
  for (const card of seen) if (card < game.firstSpecial) add(cards, card, 1);
  if (cards.some((count, card) => count !== game.deck[card])) expect(cards).toEqual(game.deck);
}

export function conservedTokens({ game, position: { state } }: Moment): void {
  for (let token = 0; token < TOKENS.length; token++) {
    const held = sumOf(Array.from({ length: game.players }, (_, seat) => tokensOf(state, seat, token)));
    const supply = at(state.supply, token);
    const all = supply + at(state.court, token) + held;
    if (all !== game.edition.influenceTokens.perType) expect(all).toBe(game.edition.influenceTokens.perType);
    if (supply < 0) expect(supply).toBeGreaterThanOrEqual(0);
  }
}
