import type { Texts } from '../../../format.ts';
import type { PiecesId } from './sections.ts';

export const texts: Texts<PiecesId> = {
  dice: {
    title: 'Dice',
    text: `Dice are what you pay with. There are four colours – orange, blue, green and purple – with 12 dice each.

When you get a die from the supply, you roll it at once and put it on your Kali statue with that value. It keeps the value until you pay it, reroll it on the [front terrace](#front-terrace), or turn it with [karma](#karma) while paying.

A die is always in one of two places: in the supply, or on somebody’s Kali. Dice never lie on the board.`,
  },
  kali: {
    title: 'Kali statue',
    text: `{{kali}} Kali holds your dice: you may own at most as many as she has hands, 10 in the base game.

The back of the board, used in the Navaratnas variant, has only 8 hands.

Dice you pay leave Kali before you get new ones, so they make room. If you would get too many, see [Kali is full](#kali-full).`,
  },
  'kali-full': {
    title: 'Kali is full',
    text: `If you would get more dice than Kali has free hands, you take fewer, or you first give own dice back to the supply, or a bit of both. You decide before the new dice are rolled.

- You may give back only as many dice as are needed to make room for this gain. You cannot throw dice away at other times.
- Each gain is checked by itself. Dice you have just paid have already left Kali.

**Example:** you own 9 of 10 dice and would take 2. You take only one, or give one back and take both.`,
  },
  'taking-dice': {
    title: 'Taking dice',
    text: `Take the dice from the supply, then roll them. If a gain brings several, you name all colours first and then roll them together.

- “Any dice” may have the same or different colours.
- A colour that is not in the supply cannot be taken. A die of a fixed colour is then lost; with a free choice you take another colour.
- Dice you paid or gave back before the gain are in the supply already. You may take them again and roll them anew.
- You must take all dice of a gain, unless [Kali is full](#kali-full), the colour is missing, or it is the optional dice bonus of the [money track](#money-track).
- Two different gains are separate: you see the first roll before you choose for the second.`,
  },
  paying: {
    title: 'Paying with money and dice',
    text: `Pay the whole cost printed on the space before you carry out its action. A space costs nothing, money, one die of a colour, one die of a value, or any one die.

- **Money:** your money marker goes back one space per money. It never goes below 0, and there are no debts. Only the quarry and the harbour cost money. Going back has no effect: no bonus, no worker, no end of the game.
- **Dice:** exactly one die per space. A colour cost takes any value; a value cost takes any colour, but only the exact value. You cannot add up dice for a space, only for the [price of a tile](#tile-price).
- Without the fitting die you cannot use the space.
- Paid dice go to the supply at once and are available there. A paid die counts for one cost only.`,
  },
  karma: {
    title: 'Karma',
    text: `{{karma}} For 1 karma you turn a die to its opposite side while you pay it: 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round.

You can have up to 3 karma, and you begin with 1. Each use lowers it by 1, at most down to 0.

You may use it only in your own turn and only for a die that you pay right then, and only where its value matters:

- for the price of a tile and the difference of the Master Builder,
- for a chamber of the palace,
- for goods of one kind on the market place,
- in the harbour.

It needs no worker and is no action of its own. On a balcony only the colour matters, so karma has no use there.

**Example:** with karma 1 you pay a die showing 1 as a 6 for the Portuguese. Your karma is then 0.`,
  },
  'karma-limits': {
    title: 'Karma: how often and when',
    text: `In one payment you may turn several dice, at 1 karma each, as far as your karma lasts. The same die cannot be turned twice.

- Karma does not change dice that stay on Kali, that are rerolled or that you give back because Kali is full.
- The karma must be there when you pay. Karma that the action itself brings comes too late for its own cost. If the action leads to another payment, such as a Master Builder on the river, you may use all the karma you have by then.`,
  },
  'karma-sources': {
    title: 'Where karma comes from',
    text: `The Yogi brings 2 karma, two river spaces bring 2, fame 24 brings 2, a white yield tile can bring 1, and there is a special yield with 2.

Karma never rises above 3. What is too much is lost.`,
  },
  workers: {
    title: 'Workers',
    text: `{{worker}} You begin with three active workers and can win more; each turn you place one of them.

Three more of your colour are waiting: on fame 15, on money 20 and at the bridge. See [new workers](#new-workers).

Workers stay on their spaces until the round ends. If you have none left to place, you are skipped and the others go on.`,
  },
  'new-workers': {
    title: 'New workers',
    text: `When your marker reaches or passes fame 15 or money 20, or your boat passes the bridge, your worker waiting there becomes active at once.

- In the base game you win **at most two** of the three, so you have at most five workers. As soon as you have the second, the third is removed from the game.
- If one chain of effects reaches several of these places, they are handled in the order in which they are reached; the third is lost.
- The new worker may be placed in the same round, at your next turn, never as an extra placement in the current turn. The round goes on for it if necessary.
- An active worker stays active, even if your money falls below 20 again.
- Each player wins only workers of the own colour. Otherwise fame 15 and money 20 are normal spaces.`,
  },
  'start-elephant': {
    title: 'The start player’s elephant',
    text: `The elephant shows who is start player. Each turn cycle of the round begins with that player.

It moves only at the end of a round: to the player whose worker stands at the [Great Mogul](#great-mogul), or else to the next player clockwise. In round 1 the player with the lowest sum of starting dice has it.`,
  },
  'yield-tiles': {
    title: 'White yield tiles',
    text: `The 8 white yield tiles lie in a face-down stack. You draw one at the [Dancer](#dancer) and receive its yield at once.

There are two tiles each with 1 die of any colour, 3 money, 1 upgrade and 1 karma. Used tiles are set aside openly; when the stack is empty, they are shuffled and become the new one.`,
  },
};
