import type { Texts } from '../../format.ts';
import type { RiverTilesId } from './sections.ts';

export const texts: Texts<RiverTilesId> = {
  'ganga-tiles': {
    title: 'Ganga module: what the tiles bring',
    text: `When your boat stops on a river tile, you receive its benefit instead of the printed one. The eight tiles of the Ganga module are of five kinds:

- [Dice per karma](#river-tile-dice-per-karma)
- [Three dice](#river-tile-three-dice)
- [A palace action](#river-tile-palace-action): Dancer, Yogi, Raja Man Singh or Portuguese
- [Three markets of one kind](#river-tile-markets-of-one-kind)
- [Move on](#river-tile-move-on)`,
  },
  'river-tile-dice-per-karma': {
    title: 'River tile: dice per karma',
    text: `For each karma you have, take 1 die of any colour, so 0 to 3 dice.

You keep your karma. The dice are rolled as always when you [take dice](#taking-dice).`,
  },
  'river-tile-three-dice': {
    title: 'River tile: three dice',
    text: `Take three dice, one each of blue, green and orange.

A colour missing in the supply is lost.`,
  },
  'river-tile-palace-action': {
    title: 'River tile: palace action',
    text: `Carry out the palace action it shows, without a worker and without the die, even if the chamber is occupied. There is one tile each for Dancer, Yogi, Raja Man Singh and Portuguese.

- If the action is impossible, nothing happens. The Portuguese needs 6 free spaces ahead.
- It works like the [palace action of the river](#river-palace-action).`,
  },
  'river-tile-markets-of-one-kind': {
    title: 'River tile: three markets of one kind',
    text: `Score up to 3 of your markets of one kind, without a die.

**Example:** tea 3, 2, 2 and 1 brings 7 money.`,
  },
  'river-tile-move-on': {
    title: 'River tile: move on',
    text: `Your boat goes up to 3 unoccupied spaces further, and you receive the benefit of the space where it stops then.

- You may also stay and receive nothing.
- If it stops on another tile of this kind, you may go on again.

**Example:** from space 6, with another boat on 8, a move of 2 leads to space 9.`,
  },
  'ganga3-tiles': {
    title: 'Ganga 3: what the tiles bring',
    text: `When your boat stops on such a tile, you receive its benefit. There are eight kinds, two tiles of each, and a third one for “any 3 markets”:

- [Move a worker](#ganga3-re-place)
- [Score a tile again](#ganga3-re-score)
- [2 money per karma](#river-tile-money-per-karma)
- [2 yield tiles](#ganga3-yield-tiles)
- [1 money per province tile](#river-tile-money-per-tile)
- [Any 3 markets](#river-tile-any-markets)
- [A market per die colour](#river-tile-market-per-colour)
- [1 fame per die colour](#river-tile-fame-per-colour)`,
  },
  'ganga3-re-place': {
    title: 'Ganga 3: moving a worker',
    text: `You may take one of your workers off the board and put it at once on a free space without paying for that space, and carry out the action there, all in this turn.

- Any of your placed workers may go, also the one whose action is just being carried out: from palace, market, quarry, harbour, temple or road board.
- The new space must be free and allowed by all other rules: the first free space in quarry and harbour, one worker at the assorted goods with three or four players, an action that is possible. The space just left is free and may be chosen again.
- **Free are** the money of quarry and harbour, the die of a balcony, the die of a chamber, the die of the road board’s back.
- **Not free are** the dice for a province tile and for the difference or extra die of covering.
- At goods of one kind and in the harbour you name one of your dice: its value says how far the action goes (harbour: 1 to 3, karma allowed). You keep the die. Without such a die the space cannot be chosen.
- The action may trigger anything. If your boat stops on another tile of this kind, you may move a worker again.
- You may do without it. Without a worker on the board or without a possible space it is lost.`,
  },
  'ganga3-great-mogul': {
    title: 'Ganga 3: a worker leaves the Great Mogul',
    text: `Your claim to start the next round stays, even if you move your worker away from the Great Mogul: the action has been carried out.

You lose it only to somebody who uses the Great Mogul after you in this round.`,
  },
  'ganga3-re-score': {
    title: 'Ganga 3: scoring a tile again',
    text: `You may score one visible tile of your province once more, as when it was built: money of its markets, fame of its buildings, or its benefit. Special yields are not received again.

- Today’s values count: your present levels and your present cows.
- A Sacred Cow repeats its money, a developed wilderness its benefit from the set-up. A tile with a flag may be chosen too.
- Covered tiles and undeveloped wilderness cannot be chosen.`,
  },
  'river-tile-money-per-karma': {
    title: 'River tile: 2 money per karma',
    text: `You get 2 money for each karma you have, so 0, 2, 4 or 6 money. You keep your karma.`,
  },
  'ganga3-yield-tiles': {
    title: 'Ganga 3: two yield tiles',
    text: `Without Navaratnas you draw two white yield tiles and receive them one after the other. In mixed rounds that holds for everybody.

With Navaratnas you choose up to two open yield tiles of any colours and lay each on a free space of its colour on your board. Their yields come when you connect them.`,
  },
  'river-tile-money-per-tile': {
    title: 'River tile: 1 money per province tile',
    text: `You get 1 money for each visible tile of your province.

The residence and covered tiles do not count, wilderness only when developed.`,
  },
  'river-tile-any-markets': {
    title: 'River tile: any 3 markets',
    text: `Score up to three of your markets, whatever their goods. No die is needed.`,
  },
  'river-tile-market-per-colour': {
    title: 'River tile: a market per die colour',
    text: `For each different colour among your dice on Kali you may score one market, so at most 4.

A die you paid for this river action is already gone and does not count for the colours.`,
  },
  'river-tile-fame-per-colour': {
    title: 'River tile: 1 fame per die colour',
    text: `You get 1 fame for each different colour among your dice on Kali, so at most 4 fame.

A die you paid for this river action is already gone and does not count for the colours.`,
  },
  'ganga3-with-others': {
    title: 'Ganga 3 with other modules',
    text: `Most modules simply run beside the river. They touch here:

- **Ganga 1:** the tiles of both form one pool of 25. With rolls the river is laid to its end.
- **Cows:** tiles that score markets include the +1. A cow scored again repeats its money, and cows count as province tiles.
- **Kedarnath:** a worker may be moved to the temple, away from it, or from the temple to the temple. For the brown tile only a worker still standing there counts.
- **Wilderness:** only a developed one counts as a province tile or may be scored again.
- **Roads:** you may move a worker to the empty road board; on its back a die of the supply is rolled. A tile with a flag may be scored again.
- **Drying-up Sources:** a tile stays open until the boat leaves it, also by its own benefit.
- **Mysterious Waters:** 1 money, then the benefit; the die you paid counts no more.
- **Pink elephant:** moving a worker needs a free space, so the elephant cannot help. If you move the worker that stood with the elephant, the elephant lies down. A worker moved to the front terrace may take the elephant.
- **Navaratnas:** “2 yield tiles” means choosing. Moving works the same with up to six workers.`,
  },
};
