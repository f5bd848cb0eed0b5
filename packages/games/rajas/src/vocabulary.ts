/** The words of the game and how its small numbers are read: what clients, bots and tools share with the rules. */

export { WHOLE_RIVERS } from './modules/options.ts';
export * from './modules/vocabulary.ts';
export { colourOf, dieOf, faceOf } from './rules/dice.ts';
export { packedCount, packedTotal } from './rules/packed.ts';
export * from './words.ts';
