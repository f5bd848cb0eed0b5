/** The words of the game and how its small numbers are read: what clients, bots and tools share with the rules. */
export { costOf } from './edition.ts';
export { ADMINISTRATORS, COINS, FAME, KARMA, NONE, TOKENS, type Token } from './state.ts';
export { cardOf, placeOf } from './symbols.ts';
