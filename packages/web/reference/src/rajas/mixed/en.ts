import type { Texts } from '../../format.ts';
import type { MixedId } from './sections.ts';

export const texts: Texts<MixedId> = {
  'mixed-rounds': {
    title: 'Mixed rounds: a handicap',
    text: `Beginners and advanced players play together by the base rules; the advanced ones have the harder boards. Who is advanced is agreed before set-up, in any split; it may even be nobody or all.

- **Advanced:** the Navaratnas side of the province board and the back of Kali with 8 hands.
- **Beginners:** the base side and the front with 10 hands.
- Everybody can have at most five workers.
- You do not use the yellow, red and brown yield tiles; the 8 white ones form the face-down stack.
- The Dancer’s white tile is drawn and used at once. Yield tiles are never laid on a board, and nobody gets tiles for having fewer workers.
- Advanced players receive the small yields printed on their side when they connect them, those of the brown spaces too.

A mixed round follows the base rules, so it cannot be combined with the Navaratnas variant.`,
  },
};
