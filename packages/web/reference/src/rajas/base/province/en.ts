import type { Texts } from '../../../format.ts';
import type { ProvinceId } from './sections.ts';

export const texts: Texts<ProvinceId> = {
  'province-board': {
    title: 'Your province board',
    text: `{{residence}} Your residence lies at the top in the middle; three roads lead from it, to the left, to the right and down, and all three belong to one network.

The board has five columns (A to E) and four rows. The residence is on C1. You can build on 16 cells; A1, E1 and C4 are no building ground. Each cell takes one tile, and no tile may stick out or cover the residence. Only the [Master Builder](#master-builder) lays a tile on another.

At the edge lie the [special yields](#special-yields). The base game uses the front with these yields; Navaratnas uses the back.`,
  },
  'laying-tiles': {
    title: 'Laying a tile',
    text: `Lay the tile on an empty cell so that at least one of its roads joins the road that comes from your residence. You may turn it as you like, in quarter turns.

- Two neighbouring tiles are joined if both have a road end on their common side. Diagonal neighbours are never joined.
- The other road ends need not fit. You may cut off roads; see [road ends](#road-ends).
- At any time every visible tile must be connected with the residence.
- A tile that lies is never turned, moved or removed. Only the [Master Builder](#master-builder) can cover it.`,
  },
  'road-ends': {
    title: 'Road ends that lead nowhere',
    text: `They are allowed. A road may run against a side without a road: a neighbour’s road, the residence’s road or the road of the new tile itself.

A road may also point at the edge of the board, whether there is a special yield or not. All road ends of one tile belong to the same road, so one joined end is enough.`,
  },
  'no-open-road': {
    title: 'No open road is left',
    text: `If no road of your network leads to an empty cell any more, you cannot build in the quarry for the rest of the game. There is nothing in return for it.

The only way out is the [Master Builder](#master-builder): a covering tile with other roads may open your province again. So take care not to cut off your last road.`,
  },
  'province-tiles': {
    title: 'Province tiles',
    text: `On a tile you find a market or a building, or two of them in any mixture. It also has a road, a colour and a price.

- **Markets:** {{market-silk}} silk, {{market-tea}} tea or {{market-spice}} spices, with a value of 1, 2 or 3. They bring money now, and again on the [market place](#market-place).
- **Buildings:** {{build-temple}} temple, {{build-palace}} palace, {{build-fort}} fort or {{build-mill}} mill. They bring fame when you lay them.
- **Roads:** straight, bend, fork or crossing.
- **Price:** 3 to 12, in dice of the tile’s colour. See [how to pay](#tile-price).

There are 16 tiles of each colour, 64 in all.`,
  },
  'tile-price': {
    title: 'Paying a tile',
    text: `Pay dice of the tile’s colour whose values add up to at least its number. Dice of other colours never count.

- You may pay more than needed, but nothing is given back. Even a die that was not needed may be added.
- The dice go back to the supply.
- A die that has been paid is gone. It cannot count for a second cost in the same turn.
- The money for the quarry space and the dice for the tile are both paid before the tile is laid.
- For 1 [karma](#karma) you turn a die while you pay it.

**Example:** a tile costs blue 7. With blue 3 and blue 5 you pay 8; that is enough, and nothing comes back. Blue 3 alone is not enough.`,
  },
  'tile-scoring': {
    title: 'What a new tile brings',
    text: `A tile brings its money and its fame at once: first the money of all its markets, then the fame of all its buildings, then the special yields.

- Each **market** brings the money printed on it.
- Each **building** brings 2, 3 or 4 fame, depending on where your marker stands on its [scroll](#building-scrolls). Two buildings both count, each at its own level, even two of the same kind.
- The levels at the moment of laying count. An upgrade that comes from this tile itself is too late for it.
- Only when the tile is scored completely are the [special yields](#special-yields) received.

**Examples:** at the start all levels are 2: one building brings 2 fame, two bring 4. Later, with temple 2 and mill 3, a tile with both brings 5 fame: from 6 to 11. If it also connects “1 die” and “1 upgrade”, you take these afterwards; the 5 fame stay as they are.`,
  },
  'special-yields': {
    title: 'Special yields at the edge',
    text: `When a road of your tile points at a special yield at the edge, you receive it at once, after the tile has been scored. You cannot refuse it; only what is [optional](#optional) anyway may be left out.

On the base side you find:

- left: 2 karma, a boat move, 2 dice,
- right: 4 money, 2 dice, an upgrade,
- top: twice 1 die, and in the corners 5 money (left) and an upgrade (right),
- bottom, in the middle: 6 money.

A die of a yield may have any colour. Each yield follows the rules for that thing, and money may bring you a bonus on the way.

If a tile connects several yields, you receive all of them, in the order you like. If you lay a tile so that its roads do not reach the yield beside it, you get nothing for it.

**Example:** on B1 you lay a fork whose roads lead to the left and to the top. First the tile is scored; then you take 1 die and 5 money in the order you like. A bend that reaches only one of them brings only that one.`,
  },
  'yields-once': {
    title: 'Each special yield only once',
    text: `You receive each yield of your board at most once. It is connected when a tile is laid on a cell beside it with a road pointing at it.

- A yield may have two or three cells beside it; any of them will do.
- If all cells beside a yield are filled by tiles without a road to it, it is lost for this game. The Master Builder does not help: covering never brings yields.
- Which yields a tile connects is settled when it is laid. You receive them even if something in between, such as a bonus that leads to a Master Builder, changes your province.
- With several yields you finish one before you take the next.`,
  },
};
