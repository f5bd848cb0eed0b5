import type { Texts } from '../../format.ts';
import type { DryingId } from './sections.ts';

export const texts: Texts<DryingId> = {
  drying: {
    title: 'Drying-up Sources',
    text: `Each river tile can be used by one boat only: when the boat leaves, the tile dries up.

**Set-up:** all tiles are shuffled. Starting behind the start space, each round space gets one, face up; the rest leave the game. The oval last space gets none, keeps its printed benefit and never dries.

- When a boat leaves a tile, in whatever way, the tile is turned to its blue back at once.
- Nobody can stop on a dried space any more, and it brings nothing. It is not counted in any move, just like an occupied one.
- Only the tile a boat stood on dries, not those it passes. Leaving the start dries nothing, and several boats may stand there.
- A tile left again in the same turn dries too, but a benefit once begun is received in full.
- If all round spaces ahead are dried or occupied, the next space is the oval one.`,
  },
  'drying-details': {
    title: 'Drying-up Sources: Portuguese, bridge, counting',
    text: `On a river that dries up, a few things need a closer look:

- **Portuguese:** exactly six spaces, not counting dried and occupied ones; the oval counts as one. With fewer than six ahead he cannot be used.
- **Bridge:** you win your worker when the boat passes the bridge on the printed river, whether spaces around it are dried or not.
- **Brown tile “1 fame per 3 river spaces”:** it counts the printed spaces travelled, dried ones included, so up to 8 fame.
- **Tiles:** the pool is Ganga 1 and Ganga 3, 25 tiles for 25 round spaces; Ganga 2 only if you have it. A round space without a tile never dries.`,
  },
  'drying-with-others': {
    title: 'Drying-up Sources with other modules',
    text: `Most modules do not care about dried spaces. They touch here:

- **Holi:** when a gift moves your boat, the tile it was on dries up.
- **Kedarnath:** the boat move of row 1 skips dried spaces and dries the tile left.
- **Ganga 3:** its tiles are open until a boat leaves them. If the benefit itself moves the boat on, the tile just used dries; otherwise it stays open until the boat departs.
- **Ganga 1:** its tiles are in the pool; nothing is rolled. “Move on” counts only open, unoccupied spaces, and its tile dries when left.
- **Bonuses on the tracks:** a boat move won in the middle of an action comes at once and dries the tile, even if that tile’s benefit brought the bonus; that benefit is finished first.
- **Navaratnas:** boat moves of yields skip dried spaces; the brown river tile counts them.
- **Mysterious Waters** cannot be combined with this variant.`,
  },
};
