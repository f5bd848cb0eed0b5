import type { Texts } from '../../../format.ts';
import type { PalaceId } from './sections.ts';

export const texts: Texts<PalaceId> = {
  palace: {
    title: 'Palace',
    text: `In the palace you get favours of all kinds. You choose any free space.

- [Front terrace](#front-terrace) and [terraces](#terrace) are free.
- A [balcony](#balcony) costs one die of its colour, whatever it shows.
- A **chamber** costs one die of any colour that shows exactly its number. There are six, with one space each: 1 [Great Mogul](#great-mogul), 2 [Dancer](#dancer), 3 [Yogi](#yogi), 4 [Raja Man Singh](#raja-man-singh), 5 [Master Builder](#master-builder), 6 [Portuguese](#portuguese).

No palace space costs money. In a chamber [karma](#karma) may turn the die you pay.`,
  },
  'front-terrace': {
    title: 'Front terrace',
    text: `Free. You gain 2 money, then you may reroll any number of your dice.

Name all dice you want to reroll; you roll them all at once, one time only, and their colours stay. No die is rolled twice in the same action.

The money comes first. So if the 2 money bring you a bonus with new dice, you may reroll these as well.`,
  },
  terrace: {
    title: 'Terrace',
    text: `Free. You take 1 die of the colour shown from the supply and roll it.

The board for two players has one terrace of each colour, the board for three or four has two. If no die of the colour is in the supply, the terrace cannot be used.

With [Kali full](#kali-full) you may still come here: give back a die first, or take none.

**Example:** on the orange terrace you take an orange die, roll it and put it on your Kali statue. You pay nothing.`,
  },
  balcony: {
    title: 'Balcony',
    text: `Pay 1 die of the colour shown, whatever its value, and take 2 dice of another colour.

- orange brings 2 purple dice,
- purple brings 2 green dice,
- green brings 2 blue dice,
- blue brings 2 orange dice.

If only one die of the new colour is in the supply, you get one. If there is none, the balcony cannot be used. Karma has no use here, because the value does not matter.

**Example:** you pay a blue die and get 2 orange dice, rolled at once.`,
  },
  'great-mogul': {
    title: 'Great Mogul (1)',
    text: `{{portrait-great-mogul}} For a die showing 1 you gain 2 fame and will be start player of the next round.

The elephant moves only at the [end of the round](#round-end). In the current round the start player stays the same. The start player may come here too, and then keeps the elephant.`,
  },
  dancer: {
    title: 'Dancer (2)',
    text: `{{portrait-dancer}} For a die showing 2 you take 2 dice of any colours and draw the top white yield tile.

You receive the yield of the tile at once: 1 die, 3 money, 1 upgrade or 1 karma. There are two tiles of each.

The tile is then set aside openly. When the stack is used up, the tiles set aside are shuffled at once and form the new stack. So there is always a tile to draw.

The two dice are one gain, a die from the tile is a second one. For each of them you check by itself whether [Kali has room](#kali-full).

With the Navaratnas variant the [Dancer works differently](#navaratnas-dancer).`,
  },
  yogi: {
    title: 'Yogi (3)',
    text: `{{portrait-yogi}} For a die showing 3 you gain 2 karma and then take 1 die of any colour.

Karma cannot rise above 3. Even at karma 3 you may come here for the die.`,
  },
  'raja-man-singh': {
    title: 'Raja Man Singh (4)',
    text: `{{portrait-raja-man-singh}} For a die showing 4 you make one upgrade of your choice and gain 3 money.

The upgrade comes first, then the money. If all your buildings are at 4 already, you only get the 3 money. See [building scrolls](#building-scrolls).`,
  },
  'master-builder': {
    title: 'Master Builder (5)',
    text: `{{portrait-master-builder}} For a die showing 5 you cover one of your own tiles with a dearer one from the display and score the new tile.

- The new tile must show a higher number than the old one, whatever their colours.
- You pay only the difference: dice of the **new** tile’s colour that add up to at least new number minus old number. You may overpay; nothing is given back.
- The die showing 5 for the chamber is paid on top. You need neither a quarry space nor money.
- Karma may turn the die for the chamber and the dice for the difference.
- All your tiles must stay [connected](#covered-tiles). You may turn the new tile as you like.
- Markets and buildings of the new tile are scored as in the quarry. [Special yields](#special-yields) are never received.

If no two tiles fit, or your dice do not reach the difference, you cannot come here.

**Example:** you have a green 5, a purple die and the tile “orange 4”. The display shows “purple 6”. You pay the green 5 for the chamber and a purple die of at least 2 for the difference of 2. A purple 1 is enough only with karma: turned, it is a 6.`,
  },
  'covered-tiles': {
    title: 'Covering tiles: what you may and may not',
    text: `After covering, every visible tile of your province must be connected with the residence, the new one included.

- Each cell can be built over only once. There are never more than two tiles on a cell, and a tile that covers another cannot be covered.
- You may cover any own tile that lies alone on its cell, even one laid in the same turn.
- Covering never brings a special yield, whether you had missed it or not.
- The new tile may cut a road to a yield you received before, or leave roads of neighbours open, as long as all tiles stay connected. You lose nothing.
- What lies below – buildings, markets, road – counts for nothing any more. What you have already gained is yours.
- The covered tile stays below; it does not go back to a stack.`,
  },
  portuguese: {
    title: 'Portuguese (6)',
    text: `{{portrait-portuguese}} For a die showing 6 your boat moves exactly 6 unoccupied river spaces and you receive the benefit of the space it reaches.

- Spaces with other boats are jumped over and not counted.
- You cannot make the move shorter.
- If the boat passes the bridge, you win your worker as usual.
- From one of the last 6 river spaces (21 to 26) the Portuguese cannot be used.
- Nor can he be used if other boats leave fewer than 6 free spaces ahead. The last space always counts as free.`,
  },
};
