import { at, entry } from './at.ts';
import type { CardsAndKarmaGame } from './game.ts';

/**
 * A symbol is one building or one good on a card, as a small number: the card's number doubled, plus its place.
 * No card carries more than two of a kind (CNK-BUILD-02, CNK-GOODS-02).
 */
export function symbolOf(card: number, place: number): number {
  return card * 2 + place;
}

/** Both places of a card, whether or not they show anything. */
export function symbolsOn(card: number): readonly number[] {
  return [symbolOf(card, 0), symbolOf(card, 1)];
}

export function cardOf(symbol: number): number {
  return symbol >> 1;
}

/** Its place among the buildings or goods of the card. */
export function placeOf(symbol: number): number {
  return symbol & 1;
}

export function buildingOf({ buildings }: CardsAndKarmaGame, symbol: number): number {
  return at(rowOf(buildings, symbol), placeOf(symbol));
}

export function goodOf({ goodTypes }: CardsAndKarmaGame, symbol: number): number {
  return at(rowOf(goodTypes, symbol), placeOf(symbol));
}

export function goodValueOf({ goodValues }: CardsAndKarmaGame, symbol: number): number {
  return at(rowOf(goodValues, symbol), placeOf(symbol));
}

function rowOf(table: readonly (readonly number[])[], symbol: number): readonly number[] {
  return entry(table, cardOf(symbol));
}
