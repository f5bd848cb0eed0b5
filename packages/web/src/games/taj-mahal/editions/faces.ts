import type { PartPath } from '@durbar/engine/edition';
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

function suitsAt(entry: PartPath): readonly Suit[] {
  if (entry.includes('everyColour')) return SUITS;
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
