/** The modules of the table: each is one object in its folder. Everything else is derived from this list. */
export { cows } from './cows/index.ts';
export { ganga } from './ganga/index.ts';
export { holi } from './holi/index.ts';
export { kedarnath } from './kedarnath/index.ts';
export { navaratnas } from './navaratnas/index.ts';
export { pinkElephant } from './pink-elephant/index.ts';
export { rivers } from './rivers/index.ts';
export { roads } from './roads/index.ts';
export { wilderness } from './wilderness/index.ts';
