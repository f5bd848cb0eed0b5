import { playStretch } from './simulate-games.ts';

/** Runs in a thread of `simulate`. */
export default playStretch;
