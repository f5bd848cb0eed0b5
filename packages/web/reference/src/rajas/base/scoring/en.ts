import type { Texts } from '../../../format.ts';
import type { ScoringId } from './sections.ts';

export const texts: Texts<ScoringId> = {
  'markers-meet': {
    title: 'When have the markers met?',
    text: `Two money spaces lie beside each fame space. Your markers have met when both stand at the same place, and passed when fame is further on.

You can also calculate it: fame plus half your money, rounded up, must reach **61**. Exactly 61 is a meeting and counts as a success; each point more is one fame point of overlap. Which of the two money spaces beside a fame space you stand on does not matter.

**Examples:** 65 money lies beside fame 28 (33 + 28 = 61). 52 money lies beside fame 35 (26 + 35 = 61). With 40 money you need 41 fame.`,
  },
  winner: {
    title: 'Who wins?',
    text: `If the markers of just one player have met or passed, the game is decided: that player wins. If several have done it, the largest overlap wins, counted in fame points.

- If the overlaps are equal, the player whose markers met earlier wins.
- An overlap of 0 counts as well: meeting is enough.
- Only the positions after the very last turn count.

**Example:** you end with 65 money and 30 fame; fame 28 lies beside your money, so your overlap is 2. Another player has a last turn and ends with 52 money and 37 fame: 37 − 35 = 2. You were first, you win. With 38 fame the other would have 3 and win.`,
  },
  ranking: {
    title: 'The other places',
    text: `Players whose markers have met come before all others, ordered by overlap, and with equal overlap by who met earlier.

All others are ordered by how many fame points still lie between their markers: fewer is better. Whoever is equally far apart shares the place.`,
  },
  'ways-to-money': {
    title: 'How do I get money?',
    text: `{{coin}} Above all with markets: each brings its value when you build it, and again each time you score it on the market place.

- [Build](#tile-scoring) tiles with markets.
- Score them with [assorted goods](#assorted-goods) or [goods of one kind](#goods-of-one-kind).
- The [front terrace](#front-terrace) gives 2, [Raja Man Singh](#raja-man-singh) gives 3.
- On the [river](#river-benefits): 3, 5 or 7 money, 1 per market, 2 per upgrade.
- Special yields of 4, 5 and 6, and white yield tiles with 3.

Each money moves your marker one space.`,
  },
  'ways-to-fame': {
    title: 'How do I get fame?',
    text: `{{fame-crown}} Above all with buildings: each brings 2, 3 or 4 fame when you lay it.

- [Upgrade](#building-scrolls) the kinds of building you lay often.
- Cover tiles with the [Master Builder](#master-builder) to lay more buildings.
- The [Great Mogul](#great-mogul) gives 2.
- On the [river](#river-benefits): 2, 3 or 4 fame, 1 per upgrade, 2 per karma on the last space.

Each fame moves your marker one space, and it never goes back. One fame is worth about two money, because two money spaces lie beside each fame space.`,
  },
};
