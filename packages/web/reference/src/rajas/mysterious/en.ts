import type { Texts } from '../../format.ts';
import type { MysteriousId } from './sections.ts';

export const texts: Texts<MysteriousId> = {
  mysterious: {
    title: 'Mysterious Waters',
    text: `All river tiles lie face down. Whoever stops on one first turns it up and gets 1 money for it.

**Set-up:** all tiles are shuffled. Starting behind the start space, each round space gets one, face down; the rest leave the game unseen. The oval last space gets none, keeps its printed benefit, and reaching it brings no such money.

- When your boat ends a move on a face-down tile, turn it up: first you get 1 money, then the tile’s benefit.
- You decide how far to go before you see the tile. What is turned up cannot be taken back.
- A tile once turned up stays open. Later boats use it as usual, without the money.
- Tiles you merely sail past stay face down.
- It does not matter how the boat got there: harbour, Portuguese, bonus, yield, gift, temple or “move on”.

It cannot be combined with [Drying-up Sources](#drying).`,
  },
  'mysterious-with-others': {
    title: 'Mysterious Waters with other modules',
    text: `Most modules do not care about face-down tiles. They touch here:

- **Holi:** a tile reached by a gift is turned up for 1 money, which may itself start a festival.
- **Kedarnath:** the boat move of row 1 turns up a tile for 1 money.
- **Ganga 3:** first the 1 money, then the benefit. Tiles that count colours do not count the die you paid.
- **Ganga 1:** with “move on” you choose how far to go after it is turned up, and the next face-down tile is turned up too, each for 1 money.
- **Navaratnas:** the brown river tile counts printed spaces; boat moves of yields turn tiles up as any move.
- **Ganges dolphin:** see [there](#dolphin).`,
  },
};
