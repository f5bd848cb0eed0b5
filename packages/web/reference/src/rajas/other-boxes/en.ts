import type { Texts } from '../../format.ts';
import type { OtherBoxesId } from './sections.ts';

export const texts: Texts<OtherBoxesId> = {
  'other-boxes': {
    title: 'Pieces from another box',
    text: `The rules name some pieces of an earlier box, Goodie Box 1. They are not part of this game, so the notes about them never come into play, apart from its [two river tiles](#ganga2).

- **Black Market** (Tiger expansion): it counts as a tile with a market for the money of a Sacred Cow.
- **Ashoka Pillar** (Tiger expansion): it pays 1 money per province tile, wilderness only when joined to the residence.
- **Mango villages:** a cow cannot cover one. To lay a village over a cow you pay one more die, of any colour, showing 5. It may be scored again.
- **Shalimar gardens** (Snake expansion): a cow cannot cover one. It may be scored again. It lets you take back a worker; had it come with the pink elephant, the elephant lies down.
- **Gemstone trader:** on the road board he is a normal worker, and the roll there is chance alone.

The Sacred Cows are the cow counterpart of the Tiger and Snake expansions; more of those is not supported.`,
  },
  ganga2: {
    title: 'Ganga Module 2: two more river tiles',
    text: `If you choose it, two more tiles join the river tiles: the [Ganges dolphin](#dolphin) and a tile with 2 upgrades. With Ganga 1 and 3 that makes 27.

It is an extra from an earlier box and switched off unless you add it to the pool. What is too much for the river leaves the game as usual.`,
  },
  dolphin: {
    title: 'The Ganges dolphin',
    text: `When your boat stops on the dolphin, you may use the benefit of another river space without moving there: any unoccupied round space before or behind you, not the oval one. Your boat stays on the dolphin.

- **Drying-up Sources:** only open, unoccupied tiles may be chosen. Using one this way does not dry it.
- **Mysterious Waters:** only open, unoccupied tiles may be chosen. If there is no other, you may turn up any one face-down tile and get 1 money and its benefit; your boat stays unless the benefit moves it. When all tiles are open and taken, the dolphin brings nothing.
- Without Ganga 2 the dolphin is not in the river.

**Example:** the dolphin is the first tile turned up, by you: 1 money. No other tile is open, so you turn up one further on: again 1 money, and it is the Dancer. In all you get 2 money, 2 dice and a yield tile; your boat stays on the dolphin.

**Another:** the dolphin lies open and free, all other open tiles are occupied. You move there (no money) and turn up the tile three spaces ahead: 1 money, “up to 3 further”. You move 3 and land on that very tile, now open (no money), move 3 further onto a face-down tile: 1 money and the Yogi. In all: 2 money, 2 karma, 1 die, and your boat is 6 free spaces beyond the dolphin.`,
  },
};
