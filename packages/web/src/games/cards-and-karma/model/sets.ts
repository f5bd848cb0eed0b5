import type { Good } from '@durbar/cards-and-karma';
import { cardOf, placeOf } from '@durbar/cards-and-karma/vocabulary';
import type { Game } from '../types.ts';

/** One building or good of a player. */
export interface Piece {
  readonly type: string;
  readonly value: number;
  readonly card: number;
}

export interface Progress {
  /** The type with the most pieces, and their number. */
  readonly most: { readonly type: string; readonly count: number } | undefined;
  readonly different: number;
}

/** The number on a ship's flag. */
export function flagOf({ cards }: Game, ship: number): number | undefined {
  const card = cards[ship];
  return card?.kind === 'ship' ? card.flag : undefined;
}

/** The building a symbol of a set refers to. */
export function buildingAt({ cards }: Game, symbol: number): string {
  const card = cards[cardOf(symbol)];
  return (card?.kind === 'building' ? card.buildings[placeOf(symbol)] : undefined) ?? '';
}

/** The good a symbol of a set refers to. */
export function goodAt({ cards }: Game, symbol: number): Good {
  const card = cards[cardOf(symbol)];
  return (card && card.kind !== 'palace' ? card.goods[placeOf(symbol)] : undefined) ?? { type: '', value: 0 };
}

/** The buildings on a player's cards. */
export function buildingsOn({ edition }: Game, cards: readonly number[]): Piece[] {
  return cards.flatMap((number) => {
    const card = edition.cards[number];
    return card?.kind === 'building' ? card.buildings.map((type) => ({ type, value: 0, card: number })) : [];
  });
}

/** The goods on all of a player's cards (CNK-GOODS-04: they count together). */
export function goodsOn({ edition }: Game, cards: readonly number[]): Piece[] {
  return cards.flatMap((number) => {
    const card = edition.cards[number];
    return card && card.kind !== 'palace' ? card.goods.map(({ type, value }) => ({ type, value, card: number })) : [];
  });
}

/** How far the two kinds of sets have grown. */
export function progressOf(pieces: readonly Piece[]): Progress {
  const counts = new Map<string, number>();
  for (const { type } of pieces) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return { most: best && { type: best[0], count: best[1] }, different: counts.size };
}
