import type { Texts } from '../../../format.ts';
import type { BoardId } from './sections.ts';

export const texts: Texts<BoardId> = {
  'placing-workers': {
    title: 'Where may a worker go?',
    text: `On any free action space whose cost you can pay and whose action you can carry out. One worker per space and round.

- An occupied space is closed for everybody, also for the owner of that worker.
- On the market place and in the palace you choose any free space.
- In the quarry and in the harbour you must take the [first free space](#spaces-in-order).
- You may have several workers in the same area in one round, on different spaces. The only limit are the [assorted goods](#assorted-goods).
- If all spaces of an area are occupied, nobody can go there until the round ends.

See also [which spaces can be used](#usable-spaces).`,
  },
  'spaces-in-order': {
    title: 'Quarry and harbour: the first free space',
    text: `In the quarry and in the harbour you always take the first free space, read row by row from left to right. So each of these two areas offers exactly one space, or none when it is full.

You cannot skip a space because it is too dear for you or because you would rather leave it to others.`,
  },
  'usable-spaces': {
    title: 'When can a space be used?',
    text: `You need two things: the whole cost, and at least one part of the action that takes effect.

So these are not possible:

- a market space when you have no visible market for it,
- a terrace or balcony if, after paying, the supply has no die of its colour,
- the quarry, the Master Builder, the Portuguese or the harbour when you cannot build, cover or sail.

If only some parts of an action work, the space can be used. You carry out what is possible; the rest is lost. **Example:** at karma 3 the Yogi still gives you his die.`,
  },
  quarry: {
    title: 'Quarry',
    text: `A worker here lets you take one of the open province tiles and build it into your province at once.

The space costs 1 to 4 money:

- 2 players: 1, 2, 3, 4
- 3 players: 1, 1, 2, 2, 3, 4
- 4 players: 1, 1, 2, 2, 3, 3, 4, 4

The [first free space](#spaces-in-order) is always next. A build turn runs like this:

1. Place the worker on the next quarry space.
2. Pay its money. The marker goes back before the tile brings anything.
3. Choose the top tile of any stack and [pay its dice](#tile-price). Karma may help.
4. [Lay the tile](#laying-tiles): choose cell and direction.
5. Receive the money of its markets.
6. Receive the fame of its buildings.
7. Receive the [special yields](#special-yields) it connects.

You must build the tile in this turn; you cannot keep it, give it back or throw it away. The quarry can only be used if you can pay the next space and pay and lay at least one of the open tiles.

**Example:** you have 5 money, orange 5 and orange 4. You pay 1 money (4 left) and both dice for a tile “orange 9”, and lay it on your road. The dice go back to the supply, then the tile is scored. With orange 5 and orange 3 it would not be enough.`,
  },
  'tile-stacks': {
    title: 'The stacks of province tiles',
    text: `There are 12 stacks: four colours, each with a stack for snake, cow and tiger. You may take the top tile of any of them.

- Snake tiles cost 3 to 5, cow tiles 6 to 10, tiger tiles 6 to 12.
- When a tile is taken, the one below is open at once, even for a Master Builder later in the same turn.
- An empty stack stays empty. Tiles never come back.`,
  },
  'market-place': {
    title: 'Market place',
    text: `Here your own markets bring money. To score a market means: you gain the value printed on it. The market stays and can be scored again later.

- Only visible markets count. A market under another tile has no function any more.
- You sell either [assorted goods](#assorted-goods) or [goods of one kind](#goods-of-one-kind), each on its own spaces.
- A tile with two markets gives you two; each counts for itself.
- If you have more markets than you may score, you choose which. You may score fewer, but at least one.
- The money of all markets of one action is added up and gained in one move of the marker.`,
  },
  'assorted-goods': {
    title: 'Market: assorted goods',
    text: `Score one market of each kind: one {{market-silk}} silk, one {{market-tea}} tea and one {{market-spice}} spice market, never two alike. No die is needed.

The board for two players has one such space, the board for three or four has two. **With three or four players you may use only one of them per round;** the other one is then open only to the others. The spaces for goods of one kind have no such limit, and with two players there is no limit at all.

Only workers count for the limit. Assorted goods that you score through the river are not limited and do not count.

If you have several markets of a kind, you choose which one is scored.

**Example:** you have tea 3, 2 and 2 and silk 2. You score one tea and one silk market: 3 + 2 = 5 money. Never two tea markets.`,
  },
  'goods-of-one-kind': {
    title: 'Market: goods of one kind',
    text: `Pay one die of any colour and score as many markets of this one kind as the die shows, or fewer. There is one space each for {{market-silk}} silk, {{market-tea}} tea and {{market-spice}} spices.

The die goes to the supply. With [karma](#karma) you may turn it while you pay. If you have more markets of the kind than the die allows, you choose which are scored.

**Example:** you have tea 3, 2 and 2. With a 4 on the tea space you score all three: 7 money. With a 2 you score two of them: 5 money.`,
  },
  'building-scrolls': {
    title: 'Building scrolls and upgrades',
    text: `The scrolls show how much fame your buildings bring. Each of the four kinds – {{build-temple}} temple, {{build-palace}} palace, {{build-fort}} fort, {{build-mill}} mill – starts at 2 and can rise to 3 and 4.

**To upgrade** you choose one kind that is below 4 and move your marker one column to the right. From now on each such building brings 1 fame more when you lay it.

- It counts only for buildings laid afterwards. Tiles already in your province bring nothing more.
- Your markers are yours alone. Any number of markers of different players may stand in one column.
- If all four kinds are at 4, an upgrade is lost.

Upgrades come from Raja Man Singh, from a river space, from fame 5, from special yields and from white yield tiles. See also [the upgrade of fame 5](#late-upgrade).`,
  },
  'late-upgrade': {
    title: 'The upgrade at fame 5',
    text: `When your fame reaches or passes 5, you upgrade one kind of building. You move the marker at once, but it raises the value of buildings only from your next turn on.

So it changes nothing for a tile laid later in the same turn, for instance with a Master Builder from the river: that tile still uses the old value. For everything that counts your [upgrades](#upgrades-made) it counts at once.`,
  },
  'upgrades-made': {
    title: 'How many upgrades have I made?',
    text: `Count for each kind of building how many steps its marker has taken, and add them up: from 0 to 8.

The river spaces “1 fame per upgrade” and “2 money per upgrade” use this number. An upgrade that was lost because all kinds were at 4 does not count.

**Example:** temple 4, palace 3, fort 2, mill 2: that is 2 + 1 = 3 upgrades.`,
  },
};
