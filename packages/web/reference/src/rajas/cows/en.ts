import type { Texts } from '../../format.ts';
import type { CowsId } from './sections.ts';

export const texts: Texts<CowsId> = {
  cows: {
    title: 'The Sacred Cows',
    text: `{{animal-cow}} Four new province tiles, one of each colour. A cow brings money when you lay it and has a lasting gain.

- **Set-up:** each cow is shuffled into the cow stack of its colour, which then has one tile more. You can take it only while it lies on top.
- **Price:** exactly two dice of its colour, whatever they show. You take it in the quarry, with the money for the space, or with the [Master Builder](#cow-covering).
- **Laying:** as any tile, joined to your road, in any direction. The orange and the purple cow have a fork, the blue and the green one a bend.
- **At once:** 1 money for each of your visible tiles with at least one market, the new cow included. Then come the special yields it connects.
- **Lasting:** [+1 money for one kind of goods](#cow-goods), or a [freer sale of assorted goods](#cow-assorted).

**Example:** you have four tiles with markets and lay a cow: 5 money.`,
  },
  'cow-goods': {
    title: 'Cows for spices, silk and tea',
    text: `Each market of this kind brings you 1 money more whenever you score it: the orange cow for {{market-spice}} spices, the blue one for {{market-silk}} silk, the green one for {{market-tea}} tea.

- It counts for each such market on every further tile you build, covering included, in each market action, and in everything else that scores markets: river spaces and river tiles, the temple, scoring a tile again.
- It does not count for the cow’s own benefit, for gains per number of markets or tiles, for special yields, for tiles that are moved with a flag, or for laying the cow itself.
- Several cows work together, each for its own goods.

**Examples:** with the orange cow a new tile with spices 3 brings 4 money. At the market spices 2, 2 and 3 bring 7 + 3 = 10 money.`,
  },
  'cow-assorted': {
    title: 'The cow for assorted goods',
    text: `With the purple cow, one market of your assorted sale may stand for another kind: a kind you have already used may count once more in place of a missing one.

- It is one market per sale at most, and never more than three markets in all. You may do it even if you have the missing kind.
- It works on the assorted-goods spaces of the market place and on the river space for up to 3 different markets.
- The +1 of another cow goes by the real goods of the market.

**Example:** you have no tea, but spices 3 and silk 2 and 2. With the cow you score all three: 7 money. Without it only spices and one silk: 5.`,
  },
  'cow-covering': {
    title: 'Covering with cows, covering cows',
    text: `With the Master Builder you may lay a cow on any of your visible tiles for one extra die of the cow’s colour, whatever it shows. In the same way any tile may cover a cow for one extra die of the new tile’s colour. Prices are not compared.

- The extra die comes on top of what the Master Builder costs: in the palace the die showing 5, nothing when you get him without cost.
- All tiles must stay connected, as always.
- A cow cannot cover wilderness, a tile with a flag, or a tile that already covers another. Nor can it cover Mango villages and Shalimar gardens of [another box](#other-boxes).
- A cow over a cow costs one die of the new cow’s colour.
- A cow that covers brings its money at once (the covered tile does not count) and its lasting gain, but no special yields.
- A covered cow loses its lasting gain.`,
  },
  'cow-counts': {
    title: 'What does a cow count as?',
    text: `A cow is a province tile with at least one market wherever **tiles** with markets are counted. It has no market of its own that could be scored or counted singly, and no building.

For everything that counts tiles or road shapes it counts as one tile with its road.`,
  },
  'cows-with-others': {
    title: 'Cows with other modules',
    text: `Most modules simply run beside the cows. They touch here:

- **Holi:** money from cows can start a festival; gifts of money are not raised; a brown gift per market tile counts cows.
- **Kedarnath:** two markets scored at the temple get the +1 of a cow. The cow for assorted goods has no use there, because any two markets may be scored.
- **Wilderness:** a cow never covers wilderness, and wilderness is no market tile.
- **Roads, laying a cow with a flag:** the cow is scored before the covered tile moves, so that tile does not count; later it counts again. Cows count with their road on the back of the road board, and if they continue a road of the residence.
- **Roads, moving a cow:** a cow that is covered and moved with a flag keeps its lasting gain, brings no money again and cannot be covered any more. While the new tile is scored, the cow lies covered and gives nothing.
- **Ganga 3:** tiles that score markets include the +1. Scoring a cow again repeats its money. “1 money per province tile” counts cows.
- **Ganga 1:** “three markets of one kind” includes the +1.
- **Navaratnas:** the brown tile “1 fame per tile with a market” counts each visible cow, also the one that connects it.`,
  },
};
