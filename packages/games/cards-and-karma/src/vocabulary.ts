/** The game's vocabulary and decoders for its packed numbers, shared by clients, bots and tools. */
export { costOf } from './edition.ts';
export { ADMINISTRATORS, COINS, FAME, KARMA, NONE, TOKENS, type Token } from './state.ts';
export { cardOf, placeOf } from './symbols.ts';
