import type { ArtName } from './index.ts';

/** The stones of dice. Colour is never the only cue: each stone has a motif; `s-blue` and so on in `tokens.css` are their colours. */
export const STONE_MOTIFS = {
  blue: 'motif-wave',
  green: 'motif-leaf',
  orange: 'motif-sun',
  purple: 'motif-star',
} as const satisfies Readonly<Record<string, ArtName>>;
