export const pieces = {
  cards: {
    title: 'Cards with two sides',
    text: `
Every card is two things: an action on the front, a die on the back. You use one or the other.

There are 144 of them. The front shows a building, a ship, goods or a palace action, and in its upper corner the colour of the die on the back. The back shows one die of that colour with a number from 1 to 6. Both sides belong together for the whole game.

Once you hold a card in your hand, it is only a die. Its front no longer counts for you.`,
  },
  dice: {
    title: 'Dice',
    text: `
{{icon-die}} Dice in your hand are what you pay with. There are four colours: {{motif-wave}} lapis, {{motif-leaf}} emerald, {{motif-sun}} carnelian and {{motif-star}} amethyst.

Choose the corner of a card in the grid to [take it as a die](#taking-a-die), whatever its front shows. That is free. A die counts its number, which [karma](#karma) can change. Once you have [paid](#paying) with it, it goes to the discards.`,
  },
  'building-cards': {
    title: 'Buildings',
    text: `
Pay with dice of the colour shown and you get 1 {{fame-star}} fame for each building on the card.

A card shows one or two buildings: {{building-fort}} forts, {{building-haveli}} havelis or {{building-tomb}} tombs. Some also show a good. The card costs [dice of one colour](#paying) with at least the sum shown. If you cannot reach it, you cannot take the card: with a single 5 and two karma you reach 6 at most.

The card goes to your buildings row. The fame comes at once and however you got the card, also when it was free. Three of a kind or three different ones are a [set](#building-sets).`,
  },
  'ship-cards': {
    title: 'Ships',
    text: `
A {{ship}} ship costs one die of exactly 1, 2 or 3, as shown, of any colour. You get its reward at once, and only once.

The 28 ships carry the numbers 1 to 28 on their flags. In your [ship row](#ship-row) the numbers must rise; three ships are a [set](#ship-sets).

Some ships carry a good. It is yours as long as the ship lies in your row. You may take a ship even if its [reward](#ship-rewards) brings nothing at the moment.`,
  },
  'goods-cards': {
    title: 'Goods cards',
    text: `
A {{basket}} goods card is free: take it and lay it in your goods row.

It shows one good or two different ones, each with a value in coins. If a coin is printed at the bottom, you get it at once, however the card came to you. The values are paid when you [complete a set](#goods-sets).`,
  },
  goods: {
    title: 'Silk, tea and spices',
    text: `
{{good-silk}} silk, {{good-tea}} tea and {{good-spice}} spices count together, wherever they are: on goods cards, ships and buildings.

Three of a kind or one of each are [sold at once](#goods-sets) for their coins. You cannot sell otherwise. [Palace action 4](#palace-4) pays for goods without taking them. A good on a ship is gone when the ship leaves your row.`,
  },
  'palace-cards': {
    title: 'Palace actions',
    text: `
A {{dome}} palace action costs one die of exactly its number. You carry it out at once, then the card is discarded.

The number of the card, from 2 to 6, is its cost; the colour of the die does not matter. Palace cards are never kept. While you carry one out, it lies neither in the grid nor among the discards.

- [2](#palace-2): two dice
- [3](#palace-3): two karma and a die
- [4](#palace-4): a coin for each good
- [5](#palace-5): a karma, and the reward of a ship
- [6](#palace-6): the top card of the pile`,
  },
  'palace-2': {
    title: 'Palace action 2: two dice',
    text: `
Take any two cards of the grid as dice, one after the other.

You may look at the first before you choose the second. Mind the [hand limit](#hand-limit).`,
  },
  'palace-3': {
    title: 'Palace action 3: two karma and a die',
    text: `
You get 2 {{karma-flower}} karma, then you take one card of the grid as a die.

If one of the karma is your third, it becomes an [administrator](#administrators) before you take the die.`,
  },
  'palace-4': {
    title: 'Palace action 4: a coin for each good',
    text: `
You get 1 {{coin-minted}} coin for each good in front of you, on whatever card it is.

Symbols count, not values, and you give nothing away. Example: a goods card with silk and tea and a ship with tea bring 3 coins. Without goods you may use it too, but it brings nothing.`,
  },
  'palace-5': {
    title: 'Palace action 5: copy a ship',
    text: `
You get 1 {{karma-flower}} karma and then the reward of one last ship: your own, or that of another player.

Only the ship furthest right in each row can be copied; an empty row offers nothing. If all rows are empty, you get just the karma. While your third ship is giving its reward, it still lies in your row.

No card moves, and the owner loses nothing. A good on the ship is not copied: you get only the die, fame or karma beside it. If you copy a palace action, you take one from the grid for free, which may be a 5 again; that ends at the latest when no palace card is left.`,
  },
  'palace-6': {
    title: 'Palace action 6: the top card',
    text: `
You take the top card of the pile and carry out its front for free.

A building, ship or goods card goes to your rows with everything it brings. A palace action is carried out and discarded. If it is a 6 again, the next card follows, and so on.

You see the card before you decide, but then you must take it as it is: a low ship restarts your row, a completed set is carried out. You cannot take it as a die.`,
  },
  karma: {
    title: 'Karma',
    text: `
Each {{karma-flower}} karma you spend while paying makes one die 1 higher or 1 lower.

- Use as many as you like, on one die or on several. A die stays between 1 and 6 and does not go round from 6 to 1. One die goes either up or down.
- Karma changes numbers, never colours, and only for this payment.
- You spend it only when paying, and every karma must change a die. For a building you may use more than needed.
- You need not use it. But a third karma is not kept: all three become an [administrator](#administrators).

Example: with a 3 and one karma you can pay a ship that costs 2 or palace action 4.`,
  },
  administrators: {
    title: 'Administrators',
    text: `
An {{administrator}} administrator does one of three things for you, then it goes back to the supply.

- [Another turn](#administrator-turn) at the end of your turn
- [A joker](#administrator-joker) when you pay
- [Two more dice](#administrator-dice) from the pile

You use it in your own turn, whenever nothing is being carried out, also in the very turn in which you got it. You may use several in one turn, for the same or for different things.

Unused ones stay with you. But a third one is not kept: all three go back and you get 2 {{fame-star}} fame. If you get two at once, they count one after the other: with two in front of you the first makes three and turns into fame, the second stays.`,
  },
  'administrator-turn': {
    title: 'Administrator: another turn',
    text: `
When your turn would be over, you may give back an administrator and take one more full turn.

At the end of that turn you may use another one for yet another turn.`,
  },
  'administrator-joker': {
    title: 'Administrator: a joker',
    text: `
When you pay, an administrator stands for one die with the colour and number you want, from 1 to 6.

For a building it joins your dice or other jokers. For a ship or a palace action it is the one die you pay with, so you can do that even with an empty hand.

Example: you have a lapis 5 and use an administrator as a lapis 6. Together 11, enough for a building that costs lapis 11.`,
  },
  'administrator-dice': {
    title: 'Administrator: two more dice',
    text: `
You draw the top two cards of the pile as dice. That is no action: you can do it before or after your action.

It works in any turn of yours, also in extra turns, as long as nothing is being carried out. With a full hand you first [discard](#hand-limit).`,
  },
  fame: {
    title: 'Fame',
    text: `
3 {{fame-star}} fame turn a card of your scoring track, from the left.

That happens at once and cannot be put off; anything above 3 stays with you. Fame cannot be spent on anything else. It comes from buildings, from some ships and bonuses, and from three administrators.`,
  },
  coins: {
    title: 'Coins',
    text: `
6 {{coin-minted}} coins turn a card of your scoring track, from the right.

That happens at once and cannot be put off; anything above 6 stays with you. Coins cannot be spent on anything else. They come mostly from selling goods. Coins of 1 and 3 are changed freely.`,
  },
  elephant: {
    title: 'The elephant of the start player',
    text: `
Whoever has the {{icon-flag}} elephant begins both stages of the round and gets 1 karma between them.

It starts each round with its green front up and is turned for the second stage. At the end of the round it moves to the next player, clockwise. There is no karma at the beginning of a round. Who has it first is decided by chance, unless a seat was chosen.`,
  },
};
