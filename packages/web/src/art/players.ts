import type { ArtName } from './index.ts';

/** The five players' colours in seat order. Each colour goes with one symbol, everywhere. */
export const PLAYER_COLOURS = ['crimson', 'teal', 'saffron', 'charcoal', 'ivory'] as const;

export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The names that games use for the colours of their pieces, by ours. */
const CALLED: Readonly<Record<string, PlayerColour>> = {
  ...(Object.fromEntries(PLAYER_COLOURS.map((colour) => [colour, colour])) as Record<PlayerColour, PlayerColour>),
  red: 'crimson',
  blue: 'teal',
  brown: 'saffron',
  grey: 'charcoal',
  sand: 'ivory',
};

export function colourCalled(word: string): PlayerColour | undefined {
  return CALLED[word];
}

export const EMBLEMS: Readonly<Record<PlayerColour, ArtName>> = {
  crimson: 'player-elephant',
  saffron: 'player-tiger',
  teal: 'player-peacock',
  charcoal: 'player-cobra',
  ivory: 'player-lotus',
};
