/** What a page needs to read hints: none of the search comes with it. */
export { type Contrast, type Courses, clearContrasts, differInChance, HELD, RACE, RIVAL, WON } from './insight/contrast.ts';
