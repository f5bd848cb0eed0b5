/** The words of the game: what clients, bots and tools share with the rules. */
export * from './words.ts';
