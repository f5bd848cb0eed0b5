export const scoring = {
  sets: {
    title: 'Sets',
    text: `
Three that belong together are a set: buildings, goods or ships. It is carried out at once, and its cards leave.

You cannot put a set off. Symbols count, not cards: one card can serve with both its symbols, even in different sets at the same time.

A card that leaves takes its other symbols with it, and you get nothing for them. A building card that left with a sale no longer counts as a building, a sold ship no longer as a ship. Fame you got for a building stays yours.

So when everything is done, you never have a complete set in front of you: two of a kind at most and not all three kinds, and two ships at most.`,
  },
  'building-sets': {
    title: 'Sets of buildings',
    text: `
Three buildings of the same kind, or one of each kind: you get 1 {{administrator}} administrator.

First you get the fame of the new card.
- **Three of a kind:** all cards with that building leave.
- **Three different:** the three cards you choose leave. If you have several of a kind, you decide which one is used; the others stay.

Example: you have two cards with fort and haveli and take a third one. That makes three forts and three havelis: 2 fame, two administrators, and all three cards leave.`,
  },
  'goods-sets': {
    title: 'Sales of goods',
    text: `
Three goods of the same kind, or one of each kind, are sold: you get the sum of their values in {{coin-minted}} coins.

- **Three of a kind:** all cards with that good leave, whatever cards they are.
- **Three different:** you choose which good of each kind is sold; only these three cards leave.

Only the three goods that are sold are paid. A second good on such a card is lost.

Example: you have two forts, and tea worth 2 and 1. You take a fort with tea worth 3. That is a set of forts and a sale: 1 fame, one administrator, 2 + 1 + 3 = 6 coins. The coins turn a card at once. All five cards leave.`,
  },
  'ship-sets': {
    title: 'Three ships',
    text: `
Your third ship in rising order completes the row: after its reward all three leave and you get 1 {{administrator}} administrator.

The set is fixed when the third ship is placed. If its reward leads to a sale that takes one of the three away, you get the administrator all the same, and the others leave, too. If the reward brings you another ship, that one does not belong to the three: it starts a new row, whatever its number, and stays.`,
  },
  'choosing-a-set': {
    title: 'When one symbol fits two sets',
    text: `
Each building and each good can be used in one set only. If two sets need the same one, you choose which set you carry out.

That can happen only with a card that has two symbols. Sets that do not get in each other's way are all carried out. Sets of different kinds never do: a card may leave for its building and its good, or as a ship and for its good, and counts for both.

If a reward brings a further card meanwhile, symbols that already belong to a set are taken.

Example: you have two havelis and two forts and take a card with haveli and tomb. Three havelis or three different would work, but not both. If you take three different with the haveli of the new card, that card and one fort leave. One administrator, and 2 fame for the new card.

Example: silk 2, silk 1 and tea 3, and you take a card with silk 2 and spices 2. Three silks bring 5 coins, three different 2 + 3 + 2 = 7.`,
  },
  bonuses: {
    title: 'Bonuses of the track cards',
    text: `
Each track card you turn gives you its bonus, once. Everybody has the same six.

- {{karma-flower}} 2 karma
- {{coin-minted}} 2 coins, or {{dome}} a palace action from the grid, free
- {{fame-star}} 1 fame, or {{ship}} a ship from the grid, free, with its reward and all rules of the row
- {{administrator}} 1 administrator
- {{icon-die}} 2 dice from the grid
- {{icon-again}} [another turn](#another-turn)

You must take it. If the grid has no palace card or no ship, only the other half is left. A bonus can lead to more fame and coins and so to further cards; it goes on until nothing is waiting. The bonus of the sixth card counts, too.`,
  },
  'another-turn': {
    title: 'Bonus: another turn',
    text: `
{{icon-again}} At the end of this turn you take one more turn.

Several add up, also when you win one during an extra turn. If you win it between the stages, it follows your next turn.`,
  },
  winner: {
    title: 'Who wins',
    text: `
Whoever has turned all six cards wins. If several have, the more valuable rest decides: 2 for each {{fame-star}} fame, 1 for each {{coin-minted}} coin.

Fame and coins that came after the sixth card count along. If that is equal, more karma wins. If that is equal too, you share the victory; administrators, dice and who was first do not matter.

The others are ranked by turned cards, then in the same way.

Example: 2 fame and 1 coin are 5, 4 coins are 4.`,
  },
  'visible-bonuses': {
    title: 'Variant: open bonuses',
    text: `
Here the track cards begin with their bonuses up, and everybody chooses the order of their own six cards.

You choose at the same time and in secret, before grid and hands are dealt; then all are shown. Cards are turned from night to day, by the same fame and coins from the same sides, and you get the bonus that was showing. Everybody sees which bonuses are left and where. All other rules stay the same.`,
  },
};
