import type { ArtName } from '../../../art/index.ts';
import type { CardFace, CourtSymbol, Good, Suit } from '../model/model.ts';

/** Colour is never the only cue: each suit also has a motif and a letter. */
export const MOTIFS: Readonly<Record<Exclude<Suit, 'special'>, ArtName>> = {
  red: 'motif-rose',
  yellow: 'motif-sun',
  green: 'motif-leaf',
  violet: 'motif-star',
  white: 'motif-marble',
};

export const SYMBOL_PICTURES: Readonly<Record<CourtSymbol, ArtName>> = {
  vizier: 'court-vizier',
  general: 'court-general',
  monk: 'court-monk',
  princess: 'court-princess',
  mogul: 'court-crown',
  elephant: 'court-elephant',
};

export const GOOD_PICTURES: Readonly<Record<Good, ArtName>> = {
  rice: 'good-rice',
  tea: 'good-tea',
  spices: 'good-spice',
  gems: 'good-gems',
};

export function motifOf({ suit, special }: CardFace): ArtName {
  if (suit === 'special') return SYMBOL_PICTURES[special?.token ?? 'mogul'];
  return MOTIFS[suit];
}
