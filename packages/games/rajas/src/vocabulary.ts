/** The game's vocabulary and decoders for its packed numbers, shared by clients, bots and tools. */

export { WHOLE_RIVERS } from './modules/options.ts';
export * from './modules/vocabulary.ts';
export { colourOf, dieOf, faceOf } from './rules/dice.ts';
export { packedCount, packedTotal } from './rules/packed.ts';
export * from './words.ts';
