import type { Texts } from '../../../format.ts';
import type { EventsId } from './sections.ts';

export const texts: Texts<EventsId> = {
  'at-once': {
    title: 'Everything happens at once',
    text: `Whatever you earn, you get at that moment, within the current turn: benefit, bonus, yield or worker.

If one effect triggers another, the move of the marker or boat just made is finished first. Then the new effect is carried out completely, with all it triggers itself. After that you return to the effect that was interrupted.

Amounts are fixed when an effect begins. What it triggers on the way no longer changes how much money or fame it brings.`,
  },
  'order-of-parts': {
    title: 'In which order do the parts come?',
    text: `An action with several parts has a fixed order:

- **Front terrace:** money, then reroll
- **Great Mogul:** fame, then the claim to start the next round
- **Dancer:** dice, then yield tile
- **Yogi:** karma, then die
- **Raja Man Singh:** upgrade, then money
- **Tile:** first all markets (money), next all buildings (fame), last the special yields

Only with several special yields at once do you choose the order yourself. Each is finished before the next.`,
  },
  optional: {
    title: 'What may I leave out?',
    text: `Only these things are voluntary:

- rerolling on the front terrace,
- the boat moves and the dice of the bonuses on the tracks,
- scoring fewer markets than allowed (but at least one on the market place),
- taking fewer dice when Kali is full,
- the boat move of a yield tile and of the river tile “up to 3 spaces”,
- a Master Builder that you get without a worker,
- with Navaratnas, taking a yield tile,
- using karma.

Everything else is carried out as far as it is possible. The karma of fame 24 is never a disadvantage and simply comes.`,
  },
  'lost-effects': {
    title: 'What if a part is impossible?',
    text: `Then this part is lost. You get nothing instead and cannot save it for later; all other parts still count.

**Examples:** no die of the colour is in the supply; all your upgrades are made; your boat is on the last space; your karma is already 3.`,
  },
  'must-place': {
    title: 'May I pass? What if I cannot place?',
    text: `You may not pass: if you have a worker and a space you can use, you must place it. The only exception are the [last turns](#last-turns) of the game.

- If you have a worker but no space you can use, you are passed over in this turn cycle and keep the worker.
- That is not final. In the next turn cycle you are looked at again. If something has become possible, for instance because dice came back into the supply, you must place.
- If you have no worker left, you are skipped.`,
  },
  'nobody-can-place': {
    title: 'When does the placing end?',
    text: `As soon as no player can place any longer. After each turn cycle another one begins if somebody still has a worker and at least one worker was placed in the cycle just finished.

Players without workers are skipped while the others go on. A worker won during the round may still be placed in it; you play one more turn cycle if you have to.`,
  },
  'round-end': {
    title: 'End of the round',
    text: `When all workers are placed or nobody can place any more, the round ends in three steps:

1. **Start player:** whoever has a worker at the [Great Mogul](#great-mogul) gets the elephant; it may be the old start player. If nobody is there, it goes to the next player clockwise.
2. **Workers:** everybody takes the own workers back to the Kali board. All spaces are free again.
3. Then the next round begins, with the new start player.

Nothing else happens: no income, no refilling, no checking of limits, no change of dice. There is no limit to the number of rounds; only meeting markers end the game.`,
  },
  'end-trigger': {
    title: 'The end of the game is triggered',
    text: `As soon as the fame marker and the money marker of a player meet or pass each other, the end begins.

- Look after each step of any marker, even in mid-turn. The first time counts and is remembered.
- The player finishes the turn with everything still due. The markers may move even further past each other.
- Once met is met: nothing later takes it back.

How to see it: [when have the markers met?](#markers-meet) What follows: [the last turns](#last-turns).`,
  },
  'last-turns': {
    title: 'The last turns',
    text: `You finish the turn cycle you are in. Each player who sits clockwise between the one who triggered the end and the start player still has one turn with one worker.

- Whoever already had a turn in this cycle has none any more.
- In a last turn you may place a worker, but you need not.
- Without a worker you have no last turn. A worker won now is not used any more.
- Then the game is over at once: no further turn cycle, no end of round.`,
  },
};
