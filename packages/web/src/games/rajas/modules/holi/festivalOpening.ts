import { answers } from '../../../../guide/lesson.ts';

/**
 * Two rounds after the usual set-up, and the third up to the reader's first turn: either player may soon pass the Holi tile at 15 money.
 */
export const BEFORE_THE_FESTIVAL = answers(`
  orange-terrace-1, roll 3
  dancer, pay P5*, take B, take G, roll 3, roll 5, draw W1, take B, roll 6
  quarry-1, take O-C1, lay B1 r1, pay O5 O3, reveal O-C5
  front-terrace, reroll B3, reroll B3, reroll B6, reroll G4, reroll G5, reroll O6, done, roll 3, roll 6, roll 1, roll 6, roll 4, roll 5
  purple-terrace-1, roll 1
  green-terrace-1, roll 4
  quarry-1, take B-C1, lay B1 r1, pay B6, reveal B-C4, sail 1, take B, take B, roll 2, roll 6
  front-terrace, stay, reroll B5, reroll G2, reroll P1, reroll P6, done, roll 1, roll 6, roll 1, roll 6
  dancer, pay B2, take B, take G, roll 4, roll 1, draw W3, upgrade temple
  green-terrace-1, roll 3
  quarry-2, take G-C1, lay D1 r1, pay G6, reveal G-C4, upgrade temple
  purple-terrace-1, roll 1
  quarry-1, take P-C5, lay D1 r3, pay more, pay P1, pay P6 P1*, reveal P-C4, take B, roll 2
`);
