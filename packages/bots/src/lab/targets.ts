import type { Options } from '@durbar/engine';
import { EVERY_MODULE } from '@durbar/rajas/vocabulary';
import type { Contestant } from './contestants.ts';
import type { Hypotheses } from './statistics.ts';

/** A match that says how strong a level should be. */
export interface StrengthTarget {
  readonly a: Contestant;
  readonly b: Contestant;
  readonly game: string;
  readonly players: number;
  /** CPU time for each decision. */
  readonly seconds: number;
  /** The least share of victories; undefined for anything above the share of an equal. */
  readonly share: number | undefined;
  /** The match ends once one of them is accepted. */
  readonly hypotheses: Hypotheses;
  readonly options?: Options;
}

/** The most games for one target. */
export const TARGET_GAMES = 60;
/** Everyone who plays for a target plays the same games. */
export const TARGET_SEED = 'fresh';

const THIRD = { below: 0.33, above: 0.5 };

const RAJAS = { game: 'rajas', players: 2 } as const;
const CARDS_AND_KARMA = { game: 'cards-and-karma', players: 2 } as const;
const TAJ_MAHAL = { game: 'taj-mahal', players: 3 } as const;

const MASTER = { a: 'master', b: 'ismcts', seconds: 0.3, share: undefined } as const;
const EXPERT = { a: 'expert', b: 'ismcts', seconds: 1 } as const;
const ABOVE_MASTER = { a: 'expert', b: 'master', seconds: 1 } as const;

/** In the order in which they are worth playing. */
export const TARGETS: readonly StrengthTarget[] = [
  { ...MASTER, ...CARDS_AND_KARMA, hypotheses: { below: 0.5, above: 0.75 } },
  { ...MASTER, ...RAJAS, hypotheses: { below: 0.5, above: 0.75 } },
  { ...MASTER, ...TAJ_MAHAL, hypotheses: THIRD },
  { ...EXPERT, ...CARDS_AND_KARMA, share: 0.75, hypotheses: { below: 0.5, above: 0.75 } },
  { ...EXPERT, ...TAJ_MAHAL, share: 0.6, hypotheses: { below: 0.33, above: 0.6 } },
  { ...EXPERT, ...RAJAS, share: 0.75, hypotheses: { below: 0.5, above: 0.75 } },
  { ...EXPERT, ...TAJ_MAHAL, players: 4, share: 0.5, hypotheses: { below: 0.25, above: 0.5 } },
  // In two games masters have taken over the expert's search: there, against the one they had before.
  { ...ABOVE_MASTER, ...CARDS_AND_KARMA, b: 'tree', share: 0.65, hypotheses: { below: 0.5, above: 0.65 } },
  { ...ABOVE_MASTER, ...TAJ_MAHAL, b: 'playouts', share: 0.5, hypotheses: THIRD },
  { ...ABOVE_MASTER, ...RAJAS, share: 0.65, hypotheses: { below: 0.5, above: 0.65 } },
  { ...RAJAS, a: 'expert', b: 'greedy', seconds: 1, share: 0.9, options: EVERY_MODULE, hypotheses: { below: 0.75, above: 0.9 } },
];
