export const events = {
  'your-turn': {
    title: 'Your turn',
    text: `
You take exactly one card from the grid: as a die, a building, a ship, goods or a palace action.

- **A die:** any card, free
- **A building:** for dice of its colour
- **A ship:** for one die of exactly its number
- **Goods:** free
- **A palace action:** for one die of exactly its number

You may choose only what you can pay. Taking a die is always possible, so you are never stuck. Ending your turn without an action is not allowed, and neither is a second action.`,
  },
  'taking-a-die': {
    title: 'Taking a die',
    text: `
You take any card of the grid into your hand as a die. It costs nothing, and its front no longer counts.

You know the colour before, the number only afterwards, and only you see it. A ship taken as a die brings no reward.

If you take two, you choose one after the other and may look at the first. If the grid is empty after the first, four new cards are laid out before you choose the second.`,
  },
  'hand-limit': {
    title: 'Eight dice at most',
    text: `
You never hold more than 8 dice. If more are coming, you first discard so many that the new ones fit.

You choose what goes before you see anything new; you cannot discard the new ones instead, and you cannot refuse them. Dice you pay with are gone before you gain. Karma and administrators do not count.

Example: you hold 7 and get 2: discard 1, take 2. With 8 you also discard 1 before you take one card as your action. An administrator's two dice with 8 in hand: discard 2.`,
  },
  paying: {
    title: 'Paying',
    text: `
For a building you lay down dice of its colour whose sum reaches the cost. For a ship or palace action you lay down exactly one die with exactly its number.

- **Building:** one or more dice, all of the colour shown. Too much is allowed; what is over is lost. If you want to lay down more than needed, say so before paying. Lapis 9 can be paid with lapis 5 and 4, not with lapis 6 and emerald 4.
- **Ship, palace action:** one die of any colour. Sums do not count: a 3 is not 1 + 2, a 5 is not 1 + 4 or 2 + 3.
- **Goods and dice** cost nothing, and neither does a card that comes free from a reward, a bonus or palace action 6.

[Karma](#karma) changes the number of a die, an [administrator](#administrator-joker) can stand for a die. What you pay with is discarded.`,
  },
  'ship-rewards': {
    title: 'The rewards of ships',
    text: `
What a ship brings is shown at the bottom of its card. You get it when the ship is placed.

- {{karma-flower}}{{karma-flower}} 2 karma
- {{icon-die}}{{icon-die}} any two cards of the grid as dice
- {{coin-minted}} 3 coins
- {{coin-minted}}{{fame-star}} 2 coins, then 1 fame
- {{basket}} one or two goods cards from the grid, as shown, or as many as there are; if a card shows a choice of one to two, you choose, at least one if there is one
- {{icon-die}} a die, and the ship carries a good
- {{fame-star}} 1 fame, and the ship carries a good
- {{karma-flower}} 1 karma, and the ship carries a good
- {{basket}}{{icon-die}} a goods card, then a die; without goods in the grid only the die
- {{dome}} a palace action from the grid, carried out for free and discarded; if there is none, nothing`,
  },
  'ending-a-turn': {
    title: 'Ending your turn',
    text: `
After your action and all it sets off your turn is over. Without administrators that happens by itself; otherwise you say so.

First you must take [bonus turns](#another-turn) you have won, one after another. Then you may give back an administrator for [another turn](#administrator-turn), as often as you have one. Then it is the next player's turn.

An extra turn is a full turn with all rules. It does not use up your turn of the other stage.`,
  },
  'order-of-effects': {
    title: 'In which order things happen',
    text: `
Pay, take the card, lay it down, take its reward, carry out sets, then the bonuses of turned track cards.

1. You pay.
2. You take the card and lay it in its row.
3. It is fixed which [sets](#sets) this completes.
4. You get its reward: fame for buildings, a printed coin for goods, the reward of a ship.
5. The sets are carried out: first buildings, then goods, then ships. First all rewards are given, then all their cards leave together.
6. Last come the [bonuses](#bonuses) of track cards that were turned meanwhile.

Several parts of a reward come in the order shown. Several cards are taken one after the other, and each is finished with its sets before you choose the next. A card you get inside a reward is finished first, before the outer one goes on; only bonuses wait.

While something is being carried out, you cannot use administrators or karma in between; they are for payments and for quiet moments of your turn.`,
  },
  thresholds: {
    title: 'Three, three, three and six',
    text: `
The moment you reach a number, it acts: 3 karma become an administrator, 3 administrators become 2 fame, 3 fame or 6 coins turn a track card.

Counting goes piece by piece, and what is over stays. One gain can turn several cards, one after another from the same side. Example: you have 5 coins and get 9. That makes 14: two cards turn, 2 coins stay. With 2 karma and 2 more you get an administrator and keep 1 karma.

The card is turned at once. Its bonus waits until what you are doing is finished. Waiting bonuses come in the order in which the cards were turned, each is finished completely, and new ones join the end of the line.`,
  },
  'must-and-cannot': {
    title: 'What you must take, what lapses',
    text: `
You must take everything you gain, as far as possible. What is impossible lapses; the rest still counts.

You choose only where there is a choice: which card, which of two things, one or two goods cards. Dice you gain with a full hand cannot be refused either. Example: for a goods card and a die with no goods card in the grid you take only the die.`,
  },
  'end-of-a-stage': {
    title: 'Between the two stages',
    text: `
When everybody has had their turn in the first stage, the start player turns the elephant and gets 1 {{karma-flower}} karma.

That karma follows all rules. As a third one it becomes an administrator, which may bring fame, a turned card and a bonus. All this is finished before the second stage begins, again with the start player, who may already use the administrator. At the beginning of a round there is no karma.`,
  },
  'end-of-a-round': {
    title: 'The end of a round',
    text: `
After the second stage the grid is filled up, and the elephant moves clockwise to the next start player, green front up.

Nobody gets karma for that. Then the next round begins.`,
  },
  'end-of-the-game': {
    title: 'The end of the game',
    text: `
As soon as somebody turns their sixth card, the end has come: the current stage is played to its end, so that everybody has had equally many turns.

The one who did it finishes their turn normally, with everything that is still waiting, bonus turns and administrators; so do those after them. What you gain now still counts if there is a [tie](#winner): with all six cards turned, fame and coins are no longer given back but pile up.

If the sixth card is turned between the stages, by the start player's karma, the game is over as soon as that is finished; a bonus turn is not taken then. At the end the grid is not refilled and the elephant stays.`,
  },
};
