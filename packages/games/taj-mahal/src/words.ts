/** The fixed words of the game; everywhere else they are indices into these lists. */
export const SYMBOLS = ['vizier', 'general', 'monk', 'princess', 'mogul', 'elephant'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** The symbols that are won as influence tokens come first, so a token has its symbol's number. */
export const TOKENS = ['vizier', 'general', 'monk', 'princess'] as const;
export type TokenName = (typeof TOKENS)[number];
export const MOGUL = SYMBOLS.indexOf('mogul');
export const ELEPHANT = SYMBOLS.indexOf('elephant');

export const COLOURS = ['red', 'yellow', 'green', 'violet'] as const;
export type ColourName = (typeof COLOURS)[number];

/** TAJ-SCORE-09. */
export const GOODS = ['rice', 'tea', 'spices', 'gems'] as const;
export type GoodName = (typeof GOODS)[number];

/** TAJ-GEN-01. */
export const PLAYERS = { min: 3, max: 5 } as const;

/** What influence points are gained for. */
export const REASONS = [
  'bonus-tile',
  'province-tile',
  'palaces',
  'special-card',
  'hand-special',
  'hand-white',
  'hand-colour',
] as const;
export type Reason = (typeof REASONS)[number];

export const SYMBOL_LETTERS: readonly string[] = ['V', 'G', 'M', 'P', 'K', 'E'];
/** White comes after the colours. */
export const COLOUR_LETTERS: readonly string[] = ['R', 'Y', 'N', 'L', 'W'];

/** No seat, no city, no tile, no colour. */
export const NONE = -1;
