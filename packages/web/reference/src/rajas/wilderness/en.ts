import type { Texts } from '../../format.ts';
import type { WildernessId } from './sections.ts';

export const texts: Texts<WildernessId> = {
  wilderness: {
    title: 'Through the Wilds of Gangestan',
    text: `Each player begins with one tile of wilderness in the middle of the province and a small benefit for it.

**Set-up:** when everything is ready and the start player is known, the four wilderness tiles are shuffled face down. In turn order from the start player, each player draws one, lays it and takes its [benefit](#wilderness-tiles). Tiles that are not drawn leave the game unseen.

You must lay it on one of the four interior cells B2, D2, B3 or D3, in any direction. It need not be joined to your road.

The benefit comes only once, now. Joining the tile later brings nothing by itself. See [its roads](#wilderness-roads).`,
  },
  'wilderness-tiles': {
    title: 'The four wilderness tiles',
    text: `Each has its own road and its own benefit at set-up.

- **Waterfall** (bend): a die of your choice from the supply, rolled onto your Kali.
- **Mountains** (straight): one white yield tile is drawn unseen, and you get its yield immediately, whatever the variant. Without Navaratnas the tile then goes to those set aside. With Navaratnas the white tiles stay face down until all wilderness is done; then all, the drawn one too, are turned up as the display.
- **Swamp** (fork): you may return one of your dice, take a die of your choice, roll it and keep it instead.
- **Desert** (crossing): 1 karma.`,
  },
  'wilderness-roads': {
    title: 'Wilderness and your roads',
    text: `As long as no road joins the wilderness to your residence, it is undeveloped: you cannot build on from it. As soon as a road reaches it, it is developed, and its other road ends can be continued like those of any tile.

- You may build beside it without meeting its roads, even if it can then never be reached.
- Wilderness is never covered, developed or not.
- With the Master Builder every tile that was connected must stay connected, a developed wilderness too. An undeveloped one does not matter.
- Interior cells do not touch the edge, so wilderness itself reaches no special yield. Tiles built beyond it do as usual.`,
  },
  'wilderness-counts': {
    title: 'What does wilderness count as?',
    text: `Only while it is joined to the residence does it count as a province tile: 1 money for the river tile “1 money per province tile” (and for the Ashoka pillar of another box).

The same holds for road shapes, on the back of the road board and for the brown tile that counts bends: a developed wilderness counts with its road.

It has no market and no building and never counts for those.`,
  },
  'wilderness-with-others': {
    title: 'Wilderness with other modules',
    text: `Most modules simply run beside the wilderness. They touch here:

- **Cows:** a cow never covers wilderness, and wilderness is no tile with a market.
- **Roads:** wilderness is never covered, moved or flagged. A moved tile may develop it, but cannot rely on undeveloped wilderness for its own connection. If wilderness lay beside the residence and continued its road, it would bring road money; on the back a developed one counts with its road.
- **Ganga 3:** “1 money per province tile” counts it only when developed. A developed one may be scored again: it repeats its benefit.
- **River:** the river is laid out before the wilderness is drawn, and no wilderness moves a boat.
- **Navaratnas:** the white yield tiles stay face down until the wilderness is done. The interior cells are those of that side, Kali has 8 hands, and the brown tile for bends counts a developed waterfall.
- **Mixed rounds:** white tiles remain a face-down pile throughout. Everybody uses the interior cells of the own side.`,
  },
};
