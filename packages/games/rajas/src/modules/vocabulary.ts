/** The words of the modules that clients, bots and tools share with the rules. */
export { EVERY_MODULE } from './everything.ts';
export { ON_TRACK } from './holi/places.ts';
