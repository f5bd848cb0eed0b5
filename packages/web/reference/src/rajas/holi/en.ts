import type { Texts } from '../../format.ts';
import type { HoliId } from './sections.ts';

export const texts: Texts<HoliId> = {
  holi: {
    title: 'Holi – the Festival of Colours',
    text: `Three Holi tiles lie across both tracks. Whoever reaches one starts a festival at which everybody gets something, and those behind get the most.

**Set-up:** agree on the front or the back; all three tiles show that side. One lies on each of fame 20, 36 and 53. On the money track they are reached at 81, 49 and 15, the first money space beside them.

**Trigger:** you start the festival when your fame marker or your money marker stops on such a tile or moves forward past it. You cannot decline.

- Each tile brings exactly one festival, so there are at most three in a game.
- Paying never starts a festival: neither going back over a tile nor coming to stand on one.

Then: [how the festival runs](#holi-festival), [front](#holi-front), [back](#holi-back).`,
  },
  'holi-festival': {
    title: 'Holi: how a festival runs',
    text: `First the active player finishes the whole turn, with all bonuses and yields. Then the festival is held, before the next player’s turn.

- It belongs to the track of the marker that reached the tile. If both markers reach the same tile in one turn, the earlier one counts.
- The player **furthest behind** on this track acts first, then the next, up to the leader. If two are level, the one further behind on the other track goes first. If they are level there too, the one later in turn order goes first, counted from the current start player.
- The order is fixed at the beginning and does not change while gifts are handed out.
- If several tiles were reached in one turn, the festivals follow each other in the order in which they were reached, each with its own order of players.
- A festival from the last turn of a round comes before the end of the round; the start player of that round counts for the order.

**Example:** in a money festival money is 7, 7 and 18, fame 0, 2 and 5. The order is: 7 money with 0 fame, 7 money with 2 fame, then 18 money.`,
  },
  'holi-front': {
    title: 'Holi front: four dice',
    text: `The player who started the festival takes one die of each colour from the supply, rolls all four and lays them on the tile. It is always four dice, whatever the number of players.

- If a colour is missing, that player chooses a die of another colour instead.
- In the [order of the festival](#holi-festival), from the last to the leader, each player takes one die and keeps the number it shows. It is not rolled again.
- If your Kali is full, first return a die or take none. You may also decline.
- Dice left over go back to the supply.
- At the end the player who was first to choose gets the [Holi tile](#holi-tile), even without having taken a die.

**Example:** with three players the last takes green, the second blue, the leader orange; purple goes back. The last player gets the tile.`,
  },
  'holi-tile': {
    title: 'Using a Holi tile',
    text: `Give up a Holi tile to change the colour of one of your dice on Kali to any other colour. The number stays the same.

- You may do it whenever you have a decision to make, in your turn or with your own gift, also between two payments, from the moment you get the tile to the end of the game.
- As long as it is on Kali, the die has the new colour. Then it returns to the supply as a die of its old colour. No die of the new colour needs to be in the supply.
- A used tile leaves the game. You may hold several and use each once. At the end they are worth nothing.
- It works for every payment: for a tile, for the difference of the Master Builder, for the two dice of a [Sacred Cow](#cows) or the extra die of covering.

**Example:** you have a blue 3 and an orange 6 and want a tile “blue 8”. The orange 6 becomes a blue 6; you pay 3 + 6 = 9. Back in the supply lie one blue and one orange die.`,
  },
  'holi-back': {
    title: 'Holi back: choosing gifts',
    text: `Each back lists four gifts, numbered 4 at the top to 1 at the bottom. In place p you choose one of the gifts p down to 1: the further behind you are, the more you may choose from. The leader gets gift 1.

- The three backs – [bonus](#holi-back-bonus), [palace](#holi-back-palace) and [special yield](#holi-back-yield) – are laid on the three spaces at random and lie open from the start.
- With three players nobody can have gift 4, with two players neither 4 nor 3.
- One player after the other, from the last to the first, chooses a gift and carries it out completely. Several players may take the same gift.
- Places go by position on the track, even if a gift at this end of the turn has made another player leader. Usually the leader is whoever started the festival.
- A gift that is wholly impossible is not offered while another one is possible. If a gift works only in part, you may choose it for that part.
- After all gifts the last player gets the [Holi tile](#holi-tile).`,
  },
  'holi-back-bonus': {
    title: 'Holi back: bonus',
    text: `The gifts are: 4 – a boat move; 3 – 3 money; 2 – a die of your choice; 1 – 1 fame.

The boat goes to the next free space and you receive that space’s benefit at once, although it is not your turn.`,
  },
  'holi-back-palace': {
    title: 'Holi back: palace',
    text: `The gifts are palace actions: 4 – Dancer; 3 – Raja Man Singh; 2 – Portuguese; 1 – Yogi. You need no worker and no die, and it does not matter whether the chamber is occupied.

- **Dancer:** 2 dice of your choice and a [yield tile](#module-yield-tiles).
- **Raja Man Singh:** an upgrade and 3 money.
- **Portuguese:** exactly 6 free spaces and the benefit there. If fewer than 6 countable spaces lie ahead, he cannot be chosen. Dried spaces are not counted; a face-down tile he reaches is turned up for 1 money.
- **Yogi:** 2 karma, at most up to 3, and a die of your choice.`,
  },
  'holi-back-yield': {
    title: 'Holi back: special yield',
    text: `The gifts are colours of yields: 4 – brown, 3 – red, 2 – yellow, 1 – white. So place 4 chooses among all four colours, place 3 among red, yellow and white, place 2 between yellow and white, and the leader takes white.

**With Navaratnas:** choose a yield space of an allowed colour on your own board and receive what is there now, the yield tile or, if none lies there, the printed yield. It need not be connected and may have been received before. Nothing is moved or used up; connecting it later still counts. A brown tile counts what you have at this moment.

**Without Navaratnas:** face-down piles are laid out besides the white one: yellow with 2 players, yellow and red with 3, all with 4. Choose an allowed colour, draw the top tile and receive its yield at once. White tiles go to the tiles set aside, others leave the game. The brown tile “2 money per connected yield tile” then counts the special yields connected on your board.`,
  },
  'holi-chain': {
    title: 'Holi: a gift starts the next festival',
    text: `Markers moved by gifts earn bonuses and workers as usual, within the gift. A worker won this way may still be placed in this round; only after the festival do you see whether the round is over.

If a gift, or anything it sets off, takes somebody’s marker to another Holi tile, that player starts a further festival. It waits behind all that are already waiting; the current gift and festival are finished first. More than three in a row are not possible.`,
  },
  'holi-game-end': {
    title: 'Holi and the end of the game',
    text: `A festival is held even if the end of the game has been triggered, even after the very last turn. The winner is found only when no festival is waiting any more. Nobody gets an extra turn by it.

- If your markers meet through a gift, you take part in the decision, with the time of that gift. Such meetings come after all meetings of the turn itself.
- If a gift triggers the end of the game, the turn cycle is completed from the player whose turn it was, not from the one whose markers met.`,
  },
  'holi-with-boards': {
    title: 'Holi with other modules: cows, temple, wilderness, roads, elephant',
    text: `Most modules simply run beside Holi. They touch here:

- **Cows:** money from cows can start a festival. Cows add nothing to a gift of money. A brown gift that counts market tiles counts cows too.
- **Kedarnath:** the extra brown tile as a gift brings 5 money per karma if your worker stands on the temple at that moment; workers are still on the board during a festival. Only the moment of scoring counts: a worker may even have got there through an earlier festival of the same series. Without Navaratnas the tile is in the brown pile, only with four players and the Holi backs.
- **Wilderness:** its benefits at set-up cannot reach a Holi tile. Mountains and gifts draw white tiles from the same pile.
- **Roads:** road money can start a festival. No gift is a Master Builder, but a river space reached by a gift may be; then you may use a flag from an earlier turn. A Holi tile cannot change the roll of the road board: it changes colours, not numbers.
- **Sacred Cows and covering:** a Holi tile may recolour any die of these payments.
- **Pink elephant:** ties are broken by the start player, not by the elephant. If you move a worker to the front terrace during a festival, you may take the elephant; you cannot use the elephant for moving a worker.`,
  },
  'holi-with-river': {
    title: 'Holi with other modules: river and variants',
    text: `A gift may move your boat or give you a yield. This is how it works with the river modules and variants:

- **Ganga 3:** a boat that moves by a gift gets the benefit of its river tile at once, also moving a worker: you take one of your placed workers and carry out a whole action before the next gift. Without a placed worker it is lost.
- **Counting colours:** a recoloured die counts with its new colour. You may recolour after landing, before you count.
- **Ganga 1:** its tiles work normally within a gift, “move on” too.
- **Drying-up Sources:** when a gift moves your boat, the tile it was on dries up. Dried spaces still count for the yield tile that counts river spaces.
- **Mysterious Waters:** a face-down tile reached by a gift brings 1 money, which may itself start a festival.
- **Portuguese as a gift:** he counts six open, unoccupied spaces.
- **Navaratnas:** the yield back uses your own board and no extra piles, the Dancer lets you choose a tile, and Kali has 8 hands.
- **Mixed rounds:** they count as “without Navaratnas” for all, so the face-down piles are laid out. Each player’s Kali side sets the number of hands.`,
  },
};
