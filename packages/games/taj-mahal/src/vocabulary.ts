/** The game's vocabulary, shared by clients, bots and tools. */
export * from './words.ts';
