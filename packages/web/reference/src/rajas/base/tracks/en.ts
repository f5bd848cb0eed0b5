import type { Texts } from '../../../format.ts';
import type { TracksId } from './sections.ts';

export const texts: Texts<TracksId> = {
  'fame-track': {
    title: 'Fame track',
    text: `{{fame-crown}} Each fame moves your fame marker one space forward, clockwise. Fame is never spent, so the marker never goes back.

On the way you reach these spaces, each once:

- **5:** an [upgrade](#late-upgrade) of your choice
- **15:** your waiting [worker](#new-workers)
- **24:** 2 karma, at most up to 3
- **31:** if you like, a [boat move](#boat-move): your boat goes to the next unoccupied space and you receive its benefit

A space works when your marker stops on it or passes it. A space has room for all markers.`,
  },
  'money-track': {
    title: 'Money track',
    text: `{{coin}} Each money you gain moves your money marker one space forward, counter-clockwise; when you pay, it goes back.

On the way you reach these spaces, each once:

- **12:** if you like, a [boat move](#boat-move)
- **20:** your waiting [worker](#new-workers)
- **33:** if you like, 2 dice of any colours
- **44:** if you like, a boat move
- **55:** if you like, 2 dice of any colours

Your [bonus marker](#bonus-marker) shows which bonus is next. Moving back triggers nothing. A space has room for all markers.`,
  },
  'bonus-spaces': {
    title: 'Reaching a bonus',
    text: `A bonus works at once, when your own marker stops on its space or moves over it. You get each bonus of each track only once in the game.

- If you decline a bonus or it is impossible just then, it is used up all the same.
- A bonus belongs to one track only. The marker on the track beside it gets nothing.

**Example:** fame 31 lies beside money 59 and 60. When your money marker passes there, your boat does not move.`,
  },
  'several-bonuses': {
    title: 'Several bonuses in one move',
    text: `First the marker moves the whole way, then everything it has reached or passed is handled in ascending order, one after the other, each completely.

On the money track the bonus marker moves on before the bonus is carried out. So money from that bonus can bring you the next one. If one gain takes you past two bonuses, you get both.

**Example:** you go from 11 to 34 money. First comes the boat move of 12, then the worker of 20, then the dice of 33.`,
  },
  'bonus-marker': {
    title: 'Bonus marker',
    text: `Your bonus marker shows your next bonus on the money track. When your money marker reaches or passes it, you receive the bonus and the marker moves on:

1. It starts on 12, river side up: a boat move.
2. Then it lies on 33, dice side up: 2 dice.
3. Then on 44, river side up: a boat move.
4. Then on 55, dice side up: 2 dice. After that it leaves the game.

So it does not matter if you pay in between and fall back: what you had, you do not get again. The marker moves on even if you decline the bonus or it is lost.

**Example:** you reach 12, pay down to 10, and reach 12 again: nothing happens. Your next bonus is at 33.`,
  },
  'track-end': {
    title: 'The end of the tracks',
    text: `Fame and money are counted on, even beyond the last printed space. No new lap begins.

This can only happen in the very last turns, because the markers meet long before. The fame track has 60 spaces, the money track 120.`,
  },
};
