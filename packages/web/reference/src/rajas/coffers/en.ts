import type { Texts } from '../../format.ts';
import type { CoffersId } from './sections.ts';

export const texts: Texts<CoffersId> = {
  coffers: {
    title: 'The Great Mogul’s Coffers 2: seven modules',
    text: `Seven modules that you switch on or off, each by itself: [Holi](#holi), the [Sacred Cows](#cows), [Kedarnath](#kedarnath), the [wilderness](#wilderness), the [roads](#roads), [Ganga Module 3](#ganga3) and the [pink elephant](#pink-elephant).

With all of them off you play the unchanged base game. They can be combined freely, with two, three or four players. If you are new to them, begin with one module per game; that is only advice.

Holi, Kedarnath and the roads have a front and a back. You agree on one side before the game and keep it.

Two choices exclude each other: [Drying-up Sources](#drying) and [Mysterious Waters](#mysterious). And a mixed round is not the Navaratnas variant; you play one or the other.`,
  },
  'module-set-up': {
    title: 'Set-up with modules',
    text: `Set up in this order:

1. board, river and river tiles,
2. the stacks of province tiles, with the Sacred Cows shuffled in,
3. the yield tiles,
4. Kedarnath board, road board with 3 flags, Holi tiles, pink elephant,
5. the players’ pieces, starting dice, start player, starting money,
6. with Navaratnas: each player’s brown tile,
7. the wilderness tiles,
8. with Navaratnas: the white yield tiles are turned face up.

What lies face down – piles of yield tiles, river tiles, wilderness tiles before the draw – is unknown to everybody until it is turned up.`,
  },
  'module-effects': {
    title: 'Effects of the modules',
    text: `The modules use the words of the base game, and its rules stand behind them.

- **Order:** place a worker, pay, carry out the action. Each effect is finished, then the bonuses and workers it reached follow in that order, then the next effect. When nothing is left, your turn ends. Only then come waiting Holi festivals, then the next turn.
- **A die of choice:** any colour in the supply, rolled at once. Kali has 10 hands, or 8 on her back; [if she is full](#kali-full), you take fewer or give dice back first. Only the dice of the [Holi front](#holi-front) are not rolled by whoever takes them.
- **Score a market:** you receive its printed value, plus the bonus of a [cow](#cow-goods) where it applies. Within one effect each market counts once at most. You may always score fewer.
- **Boat move:** to the next river space that is free and not dried up, with its benefit. The oval last space is always free; from there no boat moves on.
- **Karma** stays between 0 and 3; what is too much is lost.
- A part that is impossible is lost. The other parts still count, and nothing replaces it.`,
  },
  'module-yield-tiles': {
    title: '“A yield tile” in the modules',
    text: `Without Navaratnas you draw the top white tile, receive its yield at once and set it aside; when the pile is empty, the tiles set aside are shuffled.

With Navaratnas you choose any open yield tile for which you have a free space of its colour, and lay it there. Its yield comes when a road connects it. You may do without the tile.`,
  },
  'out-of-turn': {
    title: 'Gifts outside your turn',
    text: `While you receive a festival gift you take all decisions about it, and nobody may interrupt you. For karma, Holi tiles and flags it counts as your turn.

You neither use up nor gain a worker turn by it.`,
  },
  'module-boards': {
    title: 'Temple and road board',
    text: `The temple of Kedarnath and the road board are ordinary action spaces, with room for one worker per round, whatever the number of players.

Workers there come back at the end of the round and count as placed on the board for all other rules.`,
  },
  'everything-together': {
    title: 'Everything together',
    text: `You may switch on all modules at once. Where two of them touch, a section “with other modules” tells how; all other pairs simply run side by side.

- Drying-up Sources and Mysterious Waters exclude each other: the blue back of a river tile would mean two things.
- Mixed rounds are base-game rounds with a handicap, so they exclude Navaratnas.
- The river tiles of the base game fit Navaratnas and mixed rounds as they always do.

Whatever you combine, some things always hold: 12 dice of each colour, 3 flags, each Holi tile only once, one boat on each round river space, karma from 0 to 3. At most 3 workers stand on a space, and more than one only by the pink elephant. Between two turns no marker stands beyond a Holi tile that is still on the track.`,
  },
};
