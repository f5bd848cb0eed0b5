import type { Texts } from '../../format.ts';
import type { KedarnathId } from './sections.ts';

export const texts: Texts<KedarnathId> = {
  kedarnath: {
    title: 'The Blessings of Kedarnath',
    text: `A worker at the temple gets a blessing. Which ones you can choose from depends on where everybody’s karma stands.

**Set-up:** choose a side of the board. It lies beside the karma track, so that each of its four rows belongs to a karma level: 3, 2, 1 and 0.

- Placing costs nothing. The space must be empty and at least one row free.
- A row is **free** if no karma marker stands on that level, not even your own.
- Choose one free row and take its blessing. You choose before your own karma changes; in a blessing the karma comes first. If only one row is free, you take that one.
- If all four levels are occupied – possible only with four players – nobody can use the temple.
- You cannot spend karma just to free a row: the temple needs no die.
- One worker per round; you may come in every round and take the same row again.

See the [front](#kedarnath-front) or the [back](#kedarnath-back).`,
  },
  'kedarnath-front': {
    title: 'Kedarnath: front',
    text: `Each row brings 1 karma and something else, in this order.

- **Row 3:** 1 karma and a die of your choice
- **Row 2:** 1 karma and an upgrade
- **Row 1:** 1 karma and 3 money
- **Row 0:** 1 karma and 1 fame

**Examples:** all markers stand on 1. You may choose row 0, 2 or 3; with row 2 your karma rises to 2 and your mill goes from 2 to 3. Later markers stand on 1, 2 and 3: only row 0 is free, so you get 1 karma and 1 fame.`,
  },
  'kedarnath-back': {
    title: 'Kedarnath: back',
    text: `The rows bring quite different things.

- **Row 3:** 1 karma, then a [yield tile](#module-yield-tiles): without Navaratnas a white one is drawn and used at once, with Navaratnas you choose one for your board.
- **Row 2:** score any two of your markets, of the same or different goods.
- **Row 1:** a boat move; occupied spaces are skipped as always.
- **Row 0:** 1 fame for each karma you have. Karma is neither gained nor spent. Because row 0 must be free, you have at least 1, so it brings 1 to 3 fame.`,
  },
  'kedarnath-brown-tile': {
    title: 'Kedarnath: the extra brown yield tile',
    text: `It brings 3 money for each karma you have: 0, 3, 6 or 9. If your own worker stands on the temple at that moment, it brings 5 for each: 0, 5, 10 or 15.

- **With Navaratnas** it is shuffled among the 7 brown tiles before each player draws one; the others lie open.
- **Without Navaratnas** it is used only with four players and the backs of Holi: it is shuffled into the brown pile. Otherwise it stays in the box.
- It is the same for both sides of the Kedarnath board.`,
  },
  'kedarnath-with-others': {
    title: 'Kedarnath with other modules',
    text: `Most modules simply run beside the temple. They touch here:

- **Wilderness:** the Desert, or a white karma tile from the Mountains, raises karma before round 1 and so changes which rows are free.
- **Ganga 3:** a worker may be moved to the temple if it is empty and a row is free, away from it, or from the temple to the temple for a second blessing. For the brown tile the board at the moment of scoring counts: a worker moved away counts no more.
- **Ganga 1:** the boat move of row 1 may end on one of its tiles and brings its benefit.
- **Drying-up Sources:** the boat move skips dried spaces and dries the tile it leaves.
- **Mysterious Waters:** the boat move turns up a face-down tile for 1 money.
- **Pink elephant:** its owner may join the start player here, provided a row is free at that moment; the rows are looked at anew, after the start player’s karma. With four players on four levels that is impossible. Both then have a worker on the temple. If the owner moves that worker away with a river tile, the elephant lies down, the worker no longer counts for the brown tile, and the owner cannot come back while the start player stands there.
- **Navaratnas:** there are 8 brown tiles, and row 3 of the back lets you choose a tile. The Kedarnath tile lies on a brown space and counts when it is connected.
- **Mixed rounds:** row 3 of the back draws a white tile for everybody. The brown tile is used as without Navaratnas.`,
  },
};
