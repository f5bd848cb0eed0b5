import type { ArtName } from './index.ts';

/** The five players' colours in seat order. Each colour goes with one symbol, everywhere. */
export const PLAYER_COLOURS = ['crimson', 'teal', 'saffron', 'charcoal', 'ivory'] as const;

export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export const EMBLEMS: Readonly<Record<PlayerColour, ArtName>> = {
  crimson: 'player-elephant',
  saffron: 'player-tiger',
  teal: 'player-peacock',
  charcoal: 'player-cobra',
  ivory: 'player-lotus',
};
