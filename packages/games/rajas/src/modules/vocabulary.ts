/** The words of the modules that clients, bots and tools share with the rules. */
export { ON_TRACK } from './holi/places.ts';
