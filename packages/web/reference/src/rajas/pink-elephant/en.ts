import type { Texts } from '../../format.ts';
import type { PinkElephantId } from './sections.ts';

export const texts: Texts<PinkElephantId> = {
  'pink-elephant': {
    title: 'The pink elephant',
    text: `Whoever owns the pink elephant may once a round stand on a space where the start player stands.

**Set-up:** the elephant stands on the front terrace and belongs to nobody.

- Place a worker on the front terrace: you get 2 money and reroll as usual, and you may take the elephant at once, from its place or from its owner. You need not.
- You keep it beyond the end of the round, until another player takes it on the front terrace.
- It changes hands at most once a round: whoever took it in this round cannot lose it before the next.
- At the end of the game it is worth nothing.

See [how to use it](#pink-elephant-use).`,
  },
  'pink-elephant-use': {
    title: 'Using the pink elephant',
    text: `Once a round, when it is your turn to place a worker, you may place it together with the elephant on a space where a worker of the current start player stands. You carry out that action.

- You pay the full cost of that space: in quarry and harbour the money of exactly that space, and all dice of the action.
- The order of quarry and harbour does not matter for joining. The next normal worker still takes the first free space.
- All other limits hold: fitting dice, a free row at the temple, one worker at the assorted goods with three or four players, a possible action.
- You cannot join anybody but the start player. If you are start player yourself, you cannot use the elephant at all.
- Each player uses it at most once a round, and at most two players use it in a round.
- At the end of the round it comes back to its owner and can be used again, with the new start player.

**Example:** the start player has a worker at the Dancer. You own the elephant and a die showing 2: you place worker and elephant there, pay the 2 and get 2 dice and a yield tile. The start player’s worker stays.`,
  },
  'pink-elephant-details': {
    title: 'The pink elephant: special cases',
    text: `Some things that can happen while the elephant stands on the board:

- **It is taken while it stands on the board:** it leaves; your worker stays and its action stands. The new owner may join the same space, so three workers may stand there.
- **Great Mogul:** if you join the start player there, both get 2 fame. Whoever used the space last starts the next round.
- **Your joined worker is taken back** by a river tile (or a Shalimar garden): the elephant is laid flat at your board. You still own it, but cannot use it again this round.
- **The start player’s worker leaves:** yours stays. Nobody can join that space any more.
- **Front terrace:** if the start player used it without taking the elephant, you may join there and get the usual action; the elephant stays yours.`,
  },
  'pink-elephant-with-others': {
    title: 'The pink elephant with other modules',
    text: `Most modules simply run beside the elephant. They touch here:

- **Holi:** ties of the festival are broken by the start player, not by the elephant. A worker moved to the front terrace during a festival may take it.
- **Kedarnath:** you may join the start player there, provided a row is free at that moment. The rows are looked at anew, after the start player’s karma; with four players on four levels it is impossible. If you then move that worker away, the elephant lies down, the worker counts no more for the brown tile, and you cannot come back while the start player stands there.
- **Roads:** you may join on the road board and get residence money and a flag if one is left; on the back you give a die.
- **Ganga 3:** moving a worker needs a free space, so you cannot use the elephant for it. A worker moved to the front terrace may take the elephant.
- **Navaratnas:** yield tiles for fewer workers depend on active workers only, never on the elephant.`,
  },
};
