import type { Texts } from '../../format.ts';
import type { RoadsId } from './sections.ts';

export const texts: Texts<RoadsId> = {
  roads: {
    title: 'The Roads of the Mogul Empire',
    text: `A worker on the road board brings money for the roads of your residence and a flag, with which you can save a tile that you cover.

**Set-up:** choose a side of the road board and put 3 flags beside it.

- The front costs nothing; the [back](#roads-back) costs a die and brings more.
- You get 1 money for each of the three roads of your residence that a visible neighbouring tile continues, so at most 3.
- You also get one [flag](#road-flag), if one is left. You have no choice about it.
- You may use the space even if no flag is left, or if no road is continued.
- Flags lie at your Kali but take no hand. You may own several.`,
  },
  'road-flag': {
    title: 'Using a flag',
    text: `When you cover a tile with the Master Builder, you may use a flag from an earlier turn: the old tile is not buried but moves to a free cell.

1. Cover as usual: dearer tile, difference paid, all tiles connected, or the rules for [cows](#cow-covering). The move that follows does not count for this.
2. Score the new tile: markets, buildings, cow. It brings no special yields.
3. Pull out the covered tile and lay it at once on any free cell of your board, in any direction, so that a road joins it to the residence.
4. Put the flag on it. It [stays there](#road-relocated).

It works with every Master Builder, from the palace or from the river, one flag per covering, and it is your choice each time. If no free cell fits, you keep the flag and the tile stays below.

**Example:** you pay a 5 and a green 4 for a green tile with two buildings and cover a market tile. At level 2 you get 2 + 2 = 4 fame. The market tile moves to a free cell beside “2 dice”: no money for it, but you take 2 dice. The flag stands on it, and its market can be scored later.`,
  },
  'road-relocated': {
    title: 'The moved tile',
    text: `It is not scored when it moves: no money, no fame, no benefit. But special yields that it newly joins to your roads are received, after everything else. A yield you have had is not received again.

- The flag stays on it to the end of the game and never comes back to the supply. Nobody can ever cover a tile with a flag.
- The new tile, now alone on its cell, may be covered later like any other.
- Otherwise the moved tile works as before: its markets can be scored, its buildings, road and the tile itself count, and a cow keeps its lasting gain.`,
  },
  'roads-back': {
    title: 'Road board: back',
    text: `The space costs one die of your choice; without a die you cannot use it. You get the money for your residence roads and a flag as on the front, and more money by the roll of the die.

The die is rolled, and you get 2 money for each visible tile of your province with this road:

- **1 or 6:** straights
- **2 or 5:** bends
- **3:** forks
- **4:** crossings

Cows, tiles with a flag and developed wilderness count; covered tiles do not. There is no maximum.

Step by step: you give the die, take the residence money and the flag, the die is rolled, you take the extra money, and the die goes to the supply. Nothing can change the roll: no karma, no Holi tile, no reroll.

**Example:** all three residence roads are continued, you have 4 forks and roll a 3: 3 + 8 = 11 money and a flag.`,
  },
  'roads-with-others': {
    title: 'Roads with other modules',
    text: `Most modules simply run beside the roads. They touch here:

- **Cows:** a cow laid with a flag is scored before the covered tile moves. A moved cow keeps its lasting gain, but gives nothing while it is covered. Cows count with their road.
- **Wilderness:** it is never covered, moved or flagged, but a moved tile may develop it. A developed one counts with its road on the back; if it continued a residence road, it would bring road money.
- **Ganga 3, moving a worker:** you may move a worker to the empty road board. On the back you then need no die: one from the supply is rolled and put back.
- **Ganga 3, scoring again:** a tile with a flag may be scored again. Not being scored concerns only the moment it moves.
- **Master Builder from the river:** a flag works with each one, whether from a printed space or a tile.
- **Pink elephant:** its owner may join the start player here and gets residence money and a flag if one is left; on the back for a die.
- **Navaratnas:** a yield newly joined by the moved tile is received after the new tile has been scored, and counts what there is after the move.`,
  },
};
