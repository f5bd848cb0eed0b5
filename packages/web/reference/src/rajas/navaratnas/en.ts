import type { Texts } from '../../format.ts';
import type { NavaratnasId } from './sections.ts';

export const texts: Texts<NavaratnasId> = {
  navaratnas: {
    title: 'Navaratnas variant',
    text: `For players who know the game. Yield tiles are no longer drawn and used at once: you choose them, lay them on your own board and receive them when a road reaches them.

What is different from the base game:

- All players use the **back of the province board**. Its printed yields are small, and each yield space has a colour.
- Kali shows her **back with 8 hands**.
- You can win **all three** waiting workers, so you may have six.
- The [Dancer](#navaratnas-dancer) lets you choose a [yield tile](#navaratnas-yield-spaces).
- Whoever has [fewer workers](#navaratnas-fewer-workers) gets yield tiles for it.

Everything else is as in the base game.`,
  },
  'navaratnas-set-up': {
    title: 'Navaratnas: set-up',
    text: `All yield tiles lie open, sorted by colour; there is no hidden stack.

1. The 7 brown tiles are shuffled. In turn order, beginning with the start player, each player draws one and lays it face up on one of the own two brown yield spaces. It covers the yield printed there.
2. The other brown tiles – 7 minus the number of players – and all 8 white, 9 yellow and 6 red tiles are laid out face up on the buildings of their colour.

On the back of the board you find two brown, two red, four yellow and three white yield spaces.`,
  },
  'navaratnas-dancer': {
    title: 'Navaratnas: the Dancer',
    text: `For a die showing 2 you take 2 dice of any colours. Then you may choose any one yield tile from the display and lay it on a free yield space of the same colour on your board. Its yield comes only when a road connects the space.

- You may take a tile only if you have a [free space](#navaratnas-yield-spaces) of its colour, and you lay it at once.
- You may do without a tile. If none fits, the Dancer brings only the 2 dice.
- Tiles that are taken are not replaced.
- A Dancer that the river gives you works the same, without the die.`,
  },
  'navaratnas-yield-spaces': {
    title: 'Navaratnas: yield spaces and their tiles',
    text: `When a road connects a yield space, you receive the yield tile lying there, once, after the province tile has been scored. If no tile lies there, you receive the small printed yield, as in the base game.

- A space is **free** if no yield tile lies on it and you have not received its yield yet. A space that no road can reach any more is still free, but of no use.
- A yield tile that lies is never moved, covered or given back.
- Covering with the Master Builder never brings you a yield tile’s yield.`,
  },
  'navaratnas-coloured-tiles': {
    title: 'Navaratnas: white, yellow and red tiles',
    text: `They bring dice, money, an upgrade, a boat move or karma, when a road connects them.

- **White:** 1 die of any colour, 3 money, an upgrade, or 1 karma; two of each.
- **Yellow:** 2 dice of one colour (one tile for each of the four colours), 5 money (twice), 2 karma, a boat move, or an upgrade.
- **Red:** 2 dice of any colours (twice), 8 money (twice), an upgrade, or a boat move.

A boat move takes you to the next unoccupied space and brings its benefit.`,
  },
  'navaratnas-brown-tiles': {
    title: 'Navaratnas: the seven brown tiles',
    text: `A brown tile counts something at the moment you connect it. The province tile that connects it is scored before and counts too; only visible tiles count.

There is one of each:

- **Market tiles:** 1 fame for each of your tiles with at least one market.
- **River:** 1 fame for every 3 river spaces your boat has travelled, rounded down. The start does not count, spaces you jumped over do. On space 17 that is 5 fame.
- **Buildings:** 1 money for each visible building; two on one tile count as two.
- **Yield tiles:** 2 money for each yield tile you have connected, this one included. Printed yields do not count. A second tile connected in the same move counts only if you received it before.
- **Bends:** 2 fame per bend among your visible tiles. Forks and crossings are no bends.
- **Upgrades:** 2 money for each [upgrade](#upgrades-made) you have made.
- **Workers:** 1 fame for each active worker you own, placed or not.`,
  },
  'navaratnas-fewer-workers': {
    title: 'Navaratnas: yield tiles for fewer workers',
    text: `If your turn would come but you have no worker left, while somebody else owns more active workers, you may choose a yield tile from the display and lay it at once.

- If somebody owns at least two more than you, you get a second tile when your turn would come a second time in this round; with three more, a third.
- The owned workers count, not those still to be placed. A tile you decline or cannot lay counts as received.
- It is no turn: no action, no karma, nothing besides laying the tile.
- Whoever still has a worker but cannot place it gets no tile. Nor does anybody after the end of the game has been triggered.

**Example:** you own 4 workers, somebody else 5. In the fifth turn cycle you get a tile. If the other owned 6, you would get another one in the sixth.`,
  },
};
