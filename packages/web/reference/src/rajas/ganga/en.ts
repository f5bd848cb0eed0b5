import type { Texts } from '../../format.ts';
import type { GangaId } from './sections.ts';

export const texts: Texts<GangaId> = {
  ganga: {
    title: 'Ganga module: river tiles',
    text: `River tiles cover some spaces of the river and replace what is printed there for the whole game. All other rules of the river stay.

**Set-up:** the 8 tiles are shuffled face down. A die is rolled; count that many river spaces from the start and lay the first tile there face up. Roll again, count on from there, lay the next tile, and so on.

- The bridge is not counted.
- It stops when all 8 tiles lie, or when a roll would reach or pass the last space; there is no second roll. The rest are not used.
- No tile is ever laid on the start or on the last space.
- All tiles lie open before the first turn.

**Example:** the first roll is a 2, so the first tile lies on space 2 and replaces “2 karma”. With a 3 next, the second tile lies on space 5.

The module fits the base game, Navaratnas and mixed rounds.`,
  },
};
