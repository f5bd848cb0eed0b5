import type { Texts } from '../../../format.ts';
import type { RiverId } from './sections.ts';

export const texts: Texts<RiverId> = {
  harbour: {
    title: 'Harbour',
    text: `Pay one die showing 1, 2 or 3 and move your boat that many river spaces, or fewer, but at least one. The colour of the die does not matter.

- 1: exactly 1 unoccupied space
- 2: 1 or 2 unoccupied spaces
- 3: 1, 2 or 3 unoccupied spaces

Other values cannot be used, unless you turn the die with [karma](#karma).

Besides the die the [first free space](#spaces-in-order) may cost money: the first worker of the round pays none, later ones pay 1 or 2.

- 2 players: 0, 1, 2
- 3 players: 0, 1, 1, 2
- 4 players: 0, 1, 1, 2, 2

If the river is shorter than the die allows, the boat goes at most to the last space. Once it is there, you cannot use the harbour any more.

**Example:** the first harbour space is taken, so you pay 1 money. With a 2 you move two spaces. Another boat stands on the next space and is not counted, so yours stops three spaces ahead. The benefit there is an upgrade: your mill goes from 3 to 4.`,
  },
  river: {
    title: 'How boats move',
    text: `Boats move only forward and count only unoccupied spaces. You receive the benefit of the space where your boat stops, at once.

- Spaces with other boats are jumped over and not counted.
- A river space holds a single boat. Exceptions: the start space and the [last space](#last-river-space) hold any number.
- Spaces you pass or jump over bring nothing.
- The start space has no benefit. It has number 0, the next one number 1, and so on to the last, number 26. Spaces that are jumped over keep their number.

See [what the spaces bring](#river-benefits) and [the bridge](#bridge).`,
  },
  bridge: {
    title: 'Bridge',
    text: `{{bridge}} When your boat passes the bridge, your worker waiting there becomes active at once.

The bridge lies between the river spaces 17 and 18. It is no space itself and is never counted. You pass it when your boat moves from a space before it to a space behind it, in whatever way.

The worker comes first, then the benefit of the space where the boat stops. See [new workers](#new-workers).`,
  },
  'last-river-space': {
    title: 'The end of the river',
    text: `The last space, number 26, always counts as free, however many boats are there. Each boat gets its benefit once, on arrival: 2 fame per karma.

A boat stays there for good, and the harbour is closed to its owner. A further [boat move](#boat-move) is lost; you do not get the last benefit twice.`,
  },
  'river-benefits': {
    title: 'What the river spaces bring',
    text: `You receive the benefit of the space where your boat stops, at once. If it happens to be nothing – no market, no upgrade, karma 0 – you may stop there all the same and simply receive nothing.

- **2 dice** (1, 8, 18): take 2 dice of any colours, the same or different.
- **2 karma** (2, 12): at most up to 3.
- **Money** (3, 13, 22): 3, 5 or 7 money.
- **Fame** (6, 17, 25): 2, 3 or 4 fame.
- **[Palace action](#river-palace-action)** (4, 14, 24): carry out a chamber’s action.
- **Dice per karma** (5 orange, 10 blue, 15 green, 21 purple): for each karma you have, take 1 die of this colour, so 0 to 3 dice.
- **Upgrade** (7): raise one kind of building by one level, for instance the temple from 2 to 3.
- **1 money per market** (9): for each visible market in your province, whatever its kind and value. Five markets bring 5 money.
- **Assorted goods** (11, 20): score up to 3 markets of different kinds, at most one of each.
- **Goods of one kind** (16): score up to 4 markets of one kind, without a die. Silk 1, 2, 2 and 3 bring 8 money.
- **1 fame per upgrade** (19): 3 [upgrades](#upgrades-made) bring 3 fame.
- **2 money per upgrade** (23): 3 upgrades bring 6 money.
- **2 fame per karma** (26): karma 2 brings 4 fame. The karma is not spent.`,
  },
  'river-palace-action': {
    title: 'River: choose a palace action',
    text: `Choose one of the chambers 2 to 6 and carry out its action at once: Dancer, Yogi, Raja Man Singh, Master Builder or Portuguese. You need no worker and pay no die for the chamber, and it may be occupied. The Great Mogul cannot be chosen.

- **Master Builder:** only the die for the chamber is free. You still pay the price difference in dice of the new colour.
- **Portuguese:** only if 6 free spaces lie ahead of the space you have just reached, and not from the last six. You get the benefit of the second landing as well.
- Only actions that have an effect can be chosen. If there were none, the benefit would be lost.`,
  },
  'boat-move': {
    title: 'Boat move by a bonus or yield',
    text: `Your boat goes to the next unoccupied space and you receive that space’s benefit. You need no worker, no die and no money.

If your boat already stands on the last space, the move is lost. You do not receive the last benefit again. A bonus marker moves on all the same.`,
  },
};
