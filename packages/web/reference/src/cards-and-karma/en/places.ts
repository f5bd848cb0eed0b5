export const places = {
  aim: {
    title: 'What it is about',
    text: `
Two, three or four of you race to turn the six cards of your own scoring track. Whoever has turned all six wins.

There are two ways: every 3 {{fame-star}} fame turn one card from the left, every 6 {{coin-minted}} coins turn one from the right. Fame comes mostly from buildings, coins from goods. Each card you turn brings a [bonus](#bonuses).

You sit in a fixed circle and play clockwise. If only one of you has turned six cards at the end, nothing else counts.`,
  },
  'set-up': {
    title: 'How the table is set',
    text: `
A grid of cards in the middle, four dice in every hand, six track cards in front of everybody, day side up.

- Everybody has a colour and the same six scoring-track cards. They are shuffled and laid in a row, so nobody knows which bonus lies where, not even you. Colours make no difference. Overview cards would only be a reminder; here these pages take their place.
- The 144 cards are shuffled. The [grid](#grid) gets 12 with two players, 16 with three, 20 with four.
- Then everybody draws four cards as dice, one by one, clockwise from the start player. With three players 116 cards are left in the pile.
- Fame, coins, karma and administrators lie in the supply; you begin without any, and without buildings, ships or goods.
- The elephant for the start player shows its green front. Chance gives it to somebody, unless a seat was chosen when the table was opened.`,
  },
  'rounds-and-stages': {
    title: 'Rounds and stages',
    text: `
A round has two stages. In each stage everybody has a turn, clockwise from the start player; extra turns follow your own turn at once.

With three players and seat 2 as the start player the order is 2, 3, 1, 2, 3, 1. Between the stages the start player gets [a karma](#end-of-a-stage). After the second stage the [round ends](#end-of-a-round) and the elephant moves on.`,
  },
  'what-is-secret': {
    title: 'What is open and what is secret',
    text: `
Everybody sees the action side of a card and the colour of its die. The number of a die in your hand is known to you alone.

- In the grid and on top of the pile, cards show their action and their die colour. Nobody knows the number behind it, and nothing on the table tells it.
- If you take a card as a die, you choose by colour and see the number only then.
- The others see how many dice you hold, their colours and what is on the back, but not the numbers.
- Once a card is discarded, its number is open. If it comes back from the discards later, the number is hidden again.
- Rows, tokens, scoring tracks and the size of the pile are open to all.`,
  },
  'no-dealings': {
    title: 'No trading, and where luck comes in',
    text: `
Nothing is given, traded or taken away between players. You only compete for the cards of the grid.

The one thing you may use of others is the reward of their last ship, with [palace action 5](#palace-5); it costs them nothing.

Luck lies in the shuffled cards, in the hidden order of the track cards and in who starts. Everything else is decided by you.`,
  },
  grid: {
    title: 'The grid',
    text: `
Every action takes a card from the grid. The gap stays open until the round ends.

With two players it holds 12 cards, with three 16, with four 20. Where a card lies does not matter. At the end of a round the gaps are filled from the pile; cards that were left stay.

If the last card is taken during a round, four new cards are laid out at once, before anything else goes on. Such a small grid is not topped up either, until it is empty again or the round ends.`,
  },
  pile: {
    title: 'The draw pile',
    text: `
The pile lies action side up, so everybody sees what its top card does and the colour of its die.

What lies below is unknown. When the last card is drawn, the discards are shuffled and become the new pile. Cards in hands, in rows, in the grid, or just being carried out stay where they are.

If pile and discards together are not enough, as many cards are drawn or laid as there are; the rest is lost. With 144 cards that hardly ever happens.`,
  },
  discards: {
    title: 'The discard pile',
    text: `
All spent dice and all cards that leave a row go to one discard pile, dice side up.

So their numbers are open to all, even if nobody had seen them before. Nobody may take or look for a card there: discards come back only when the draw pile is used up and they are shuffled.`,
  },
  'scoring-track': {
    title: 'Your scoring track',
    text: `
Six cards from day to {{icon-moon}} night: fame turns them from the left, coins from the right.

As soon as you have 3 fame, you give them back and turn the leftmost card that still shows day. As soon as you have 6 coins, you do the same from the right. Both sides use up the same six cards; the last one can be turned by either.

On the night side is a [bonus](#bonuses). You get it once. A card is never turned back. Until a card is turned, nobody knows its bonus.`,
  },
  'ship-row': {
    title: 'Your ship row',
    text: `
Ships must stand in rising order. A new ship with a lower number than your last one sends all earlier ships away.

The new ship goes to the end of the row. If its flag number is lower than that of the ship furthest right, all ships there are discarded at once, together with goods on them, and the new one starts a new row. Its reward you get all the same.

Only ships that lie in the row count: if 17 left with a sale and 3 is the last one now, ship 5 fits.

Example: your row is 3, 17. You take 12: both are discarded and 12 stands alone. There is no administrator for that.`,
  },
  supply: {
    title: 'The supply',
    text: `
Fame, coins, karma and administrators never run out. You always get what you are due.

Coins of 1 and 3 are changed freely; only the sum matters.`,
  },
};
