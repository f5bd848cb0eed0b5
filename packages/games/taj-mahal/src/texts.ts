import type { BonusEffect, SpecialEffect } from './edition.ts';

/** How a bonus tile is written. */
export function bonusText(effect: BonusEffect): string {
  if (effect.type === 'points') return `points-${effect.points}`;
  if (effect.type === 'cards') return `cards-${effect.cards}`;
  return effect.good;
}

/** How a special card is written. */
export function specialText(effect: SpecialEffect): string {
  if (effect.type === 'symbol') return `extra-${effect.symbol}`;
  if (effect.type === 'points') return `points-${effect.points}`;
  return effect.type;
}
