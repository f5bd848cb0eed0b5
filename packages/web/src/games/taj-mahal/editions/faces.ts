import { type PartPath, partAt, withoutPart, withPart } from '@durbar/engine/edition';
import type { BonusTile, CardFace, CourtSymbol, Good, Suit } from '../model/model.ts';
import { GOODS, SUITS } from '../model/model.ts';

/** Cards of the deck as an edition keeps them: the same in every colour, of one colour, or white. */
export interface PrintedCards {
  readonly symbols: readonly CourtSymbol[];
}

type PrintedEffect =
  | { readonly type: 'symbol'; readonly symbol: CourtSymbol }
  | { readonly type: 'points'; readonly points: number }
  | { readonly type: 'free-colour' };

export interface PrintedSpecial {
  readonly token: CourtSymbol;
  readonly effect: PrintedEffect;
}

/** How an entry of the deck is drawn, in each of its colours. */
export function facesOf(entry: PartPath, { symbols }: PrintedCards): readonly CardFace[] {
  return suitsAt(entry).map((suit) => ({ suit, symbols }));
}

export function isInEveryColour(entry: PartPath): boolean {
  return entry.includes('everyColour');
}

/** The deck with a card of every colour as a card of each colour. */
export function splitByColour(data: unknown, entry: PartPath): unknown {
  const card = partAt(data, entry);
  return SUITS.reduce<unknown>(
    (deck, suit) => {
      const list = partAt(deck, ['deck', 'byColour', suit]);
      return withPart(deck, ['deck', 'byColour', suit], [...(Array.isArray(list) ? list : []), card]);
    },
    withoutPart(data, entry),
  );
}

/** Where a card stands last among those of the first colour. */
export function lastOf(data: unknown, card: PrintedCards): PartPath {
  const [suit] = SUITS;
  const list = partAt(data, ['deck', 'byColour', suit]);
  return ['deck', 'byColour', suit, Array.isArray(list) ? list.lastIndexOf(card) : 0];
}

function suitsAt(entry: PartPath): readonly Suit[] {
  if (isInEveryColour(entry)) return SUITS;
  return [SUITS.find((suit) => entry.includes(suit)) ?? 'white'];
}

export function specialFace({ token, effect }: PrintedSpecial): CardFace {
  const points = effect.type === 'points' ? effect.points : 0;
  const symbols = effect.type === 'symbol' ? [effect.symbol] : [];
  return { suit: 'special', symbols, special: { effect: effect.type, points, token } };
}

export interface PrintedProvinceTile {
  readonly number: number;
  readonly goods: readonly Good[];
}

export type PrintedBonus =
  | { readonly type: 'points'; readonly points: number }
  | { readonly type: 'cards' }
  | { readonly type: 'good'; readonly good: Good };

export function bonusFace(entry: PartPath, bonus: PrintedBonus): BonusTile {
  if (bonus.type === 'cards') return { type: 'cards' };
  if (bonus.type === 'good') return { type: 'good', good: bonus.good };
  return { type: 'points', points: bonus.points, isTaj: entry[0] === 'tajMahalTile' };
}

export function isBonus(entry: PartPath): boolean {
  return entry[0] === 'bonusTiles' || entry[0] === 'tajMahalTile';
}

export function isGood(value: unknown): value is Good {
  return GOODS.some((good) => good === value);
}
