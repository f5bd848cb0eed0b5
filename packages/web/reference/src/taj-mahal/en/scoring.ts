export const scoring = {
  'order-of-scoring': {
    title: 'The order of scoring',
    text: `
When you withdraw, you score in this order: first bonus tiles, then the province tile, then palaces.

The order matters, because goods on a bonus tile already count for the province tile. Only the player who withdraws scores. What others build later in the visit changes nothing about your points.`,
  },
  'scoring-bonus-tiles': {
    title: 'Points for bonus tiles',
    text: `
A tile with 2 gives 2 points, the Taj Mahal 4, a card tile gives a card. A good gives 1 point, and 1 more for each tile you own that shows the same good.

- Tiles with points or a card leave the game once they are used. The card is the top one of the draw pile and goes to your hand, unseen. If no card can be had, the tile is used up all the same.
- A tile with a good stays in front of you. It counts 1 for itself and 1 for each of your bonus and province tiles that shows the same good; a tile that shows it twice counts once. A province tile you win in the same withdrawal does not count yet.
- Several tiles are scored one after another. A good counts for the tiles after it.

Example: you own two teas and take two tea tiles. The first brings 1 + 2 = 3, the second 1 + 3 = 4, together 7 points.`,
  },
  'scoring-the-province-tile': {
    title: 'Points for the province tile',
    text: `
1 point for each good on the tile, and 1 more for each equal good you have won before.

Tile 1 shows one good, all others show two. Bonus tiles from the same withdrawal already count, because they are scored first. Each good you won before counts once, even if the new tile shows its kind twice.

Example: you own two teas and one rice and win the tile with tea and rice: 2 for the tile, 2 for your teas, 1 for your rice, together 5. With four teas and two of the second good it would be 2 + 4 + 2 = 8.`,
  },
  'scoring-palaces': {
    title: 'Points for palaces',
    text: `
If you have just built in the current province, you score 1 point for it, and 1 for each other province you can reach from there over your own palaces.

- A connection runs along roads from city to city, and in each of these cities a palace of yours must stand. An empty city, or one with only palaces of others, breaks it. A city with two palaces links for both owners.
- All your palaces in the current province are starting points; they need not be linked with each other.
- Each province counts once, however many palaces or ways lead there. A chain may leave a province and come back.
- The crown palace counts like any other.
- It is counted once, after all your palaces of this withdrawal stand.
- If you built nothing in the current province, you get no palace points in this visit, however large your network is.

Example: in province A you have two palaces. From one a chain leads to B and on to C, from the other one to E. You score A, B, C and E: 4 points. A second palace in A or C adds nothing, and palaces elsewhere without a link do not count. Somebody with no palace in A scores 0, even if a long chain of theirs ends at its border.`,
  },
  'scoring-your-hand': {
    title: 'Points for your hand',
    text: `
After the last visit each special card and each white card in your hand is worth 1 point, and so is each card of your longest colour.

Your longest colour is the one of which you hold most cards. If two are equal, only one counts. Other colour cards, tokens and goods give nothing more. Cards from the twelfth visit count along, also special cards you have just got.

Examples:
- 1 special, 2 white, 3 red, 1 yellow: 1 + 2 + 3 = **6**
- 1 special, 1 white, 2 red, 2 yellow: 1 + 1 + 2 = **4**
- 1 special, 5 violet, 1 green: 1 + 5 = **6**`,
  },
  winner: {
    title: 'Who wins',
    text: `
Whoever has the most influence points wins. If several have the same, they share the victory.

Nothing else breaks a tie, and equal points get equal places. Advice on tactics, wherever you find it, is only advice: it changes no rule.`,
  },
};
