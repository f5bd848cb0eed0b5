export const events = {
  'your-turn': {
    title: 'Your turn',
    text: `
You do exactly one of two things: [play cards](#playing-cards) or [withdraw](#withdrawing). Passing is not possible.

You may withdraw in any of your turns, even in the first one before you have played anything. A play need not win or keep a lead: any card of the right colour will do.`,
  },
  'playing-cards': {
    title: 'Playing cards',
    text: `
You lay one colour card in front of you. If you like, you add one companion: a white card or a special card.

That makes three kinds of play:
- one colour card,
- one colour card and one white card,
- one colour card and one special card.

Two colour cards in one turn are not allowed, nor are two companions. A companion comes together with its colour card, not later. Over several turns of a visit you may play several companions, one each turn.

A card that lies on the table cannot be taken back. It stays there until you withdraw.`,
  },
  'visit-colour': {
    title: 'The colour of your visit',
    text: `
Your first colour card of a visit may have any colour. All your later ones in this visit must have the same.

Several players may use the same colour. White and special cards have no colour and change nothing about it. In the next visit you choose afresh. The only way round it is the special card [free colour](#free-colour).

Example: you begin with yellow. From now on your red cards have to wait for the next visit.`,
  },
  'no-card-to-play': {
    title: 'When no card fits',
    text: `
If you cannot play, you must withdraw. That is always possible, so nobody gets stuck.

You cannot play if you have no colour card at all, if your hand is empty, or if you have begun a colour and hold no more cards of it. White cards do not help, because they need a colour card. With the special card [free colour](#free-colour) in your hand any colour card fits.

The game does not withdraw for you: you still choose your cities and your new cards.`,
  },
  'counting-symbols': {
    title: 'Counting symbols',
    text: `
All symbols on all cards you have played in this visit are added up, kind by kind. The totals stay until you withdraw.

Example: a card with {{court-vizier}}{{court-elephant}}, one with {{court-vizier}}{{court-vizier}} and a white card with {{court-elephant}} make three viziers and two elephants.

Special cards with a symbol count along. A player who has played nothing has 0 everywhere. The table shows the totals of everybody at any time.`,
  },
  withdrawing: {
    title: 'Withdrawing',
    text: `
You leave the visit and win every prize in which you now lead. Then you build, score and take new cards.

1. Your totals of all six symbols are [compared](#majority) with those of the players who are still in.
2. You take everything you have won: tokens, crown, province tile.
3. You [place](#placing-palaces) one palace for each token and one for the crown.
4. You [score](#order-of-scoring): bonus tiles, province tile, palaces.
5. Your played cards are cleared away.
6. You [take new cards](#taking-cards).

All symbols are compared at the same moment, so up to six prizes are possible. You must take everything you have won. You may also withdraw with nothing.

Example: you lead in monk, grand mogul and elephant. You get the monk token, the crown and the province tile, and build one normal palace and the crown palace.

Example with four players: A has most elephants and leaves with the province tile. Of the others B now shows most viziers, leaves too, and gets the token and a palace. C stays and plays on; D goes with monk and crown. Nobody ties with C any more, so even small totals now win princess and general.`,
  },
  majority: {
    title: 'Who leads?',
    text: `
You win a symbol if you show more of it than every other player who is still in. A tie wins nothing.

- Cards of players who have withdrawn no longer count. So a tie can become a lead when your rival leaves.
- You need at least one symbol yourself, even if you are the last one in.
- Somebody who has played nothing counts 0.

Example: A and B both show two monks, C shows one. A withdraws and gets no monk. If B withdraws next, B gets it, unless C has caught up.`,
  },
  'withdrawing-without-cards': {
    title: 'Withdrawing without having played',
    text: `
If you have played no card in this visit, you win nothing, but you get one extra card from the draw pile.

You draw it first and see it; then you take your cards from the display as usual. If you are the last one, you get the card from the pile and the one that is left in the display. There is no comparison, so you win nothing even if the court is full. This also holds if you withdraw because no card of yours can be played.`,
  },
  'last-one-in': {
    title: 'Alone at the end',
    text: `
If all others have withdrawn, you take turn after turn, as long as you like and have fitting cards.

Nobody can tie with you any more, so one symbol is enough for each prize that is still at the court. With no symbol you win nothing. From the display you get only the last card.`,
  },
  'placing-palaces': {
    title: 'Placing palaces',
    text: `
For each token won you build a normal palace in a free city of the current province; the crown palace may go to any of its cities.

You must place all of them. You choose the cities and the order, normal palaces and crown palace mixed as you like. Bonus tiles are taken and scored in that order.

There is always room: at most four normal palaces come into a province in its visit, and each province has four cities or more. Where only the crown palace stands, a normal one can still join it, also your own.`,
  },
  'taking-cards': {
    title: 'Taking new cards',
    text: `
The last thing you do in a withdrawal: choose two cards from the display. The last player takes the one that is left.

You must take them. Before that, the colour cards and white cards you played go to the discard pile, and your special cards return to your hand. You can use the new cards from the next visit on.`,
  },
  'exchanging-tokens': {
    title: 'Two tokens become a special card',
    text: `
If you have two tokens of the same kind when the visit ends, you give both back and get the special card of that kind.

- It happens at the end of a visit only, never in between, and it is not a choice. It also happens after the twelfth visit.
- If the card lies on the table, you take it from there. If another player has it, you get it from them, and they get nothing for it.
- If you already have it, you just return the tokens and keep the card.
- With pairs of several kinds you exchange all of them. Two players can never complete the same pair in one visit.
- A card in use is never taken away: by then everybody has withdrawn and all special cards are back in hands or on the table.`,
  },
  'end-of-a-visit': {
    title: 'The end of a visit',
    text: `
When the last player has taken their card, the table gets ready for the next visit by itself; nobody decides anything.

1. [Pairs of tokens](#exchanging-tokens) become special cards.
2. A province tile nobody won leaves the game, and so do bonus tiles left in the province. Tokens and crown nobody won stay at the court.
3. The start-player marker moves one seat to the left.
4. The province marker goes to the province with the next number. Its tile moves to the court.
5. Missing tokens are replaced, and the crown returns to the court.
6. The card display is filled up.

After the twelfth visit only the pairs are exchanged. Then the [game is scored](#end-of-the-game).`,
  },
  'end-of-the-game': {
    title: 'The end of the game',
    text: `
The game ends after the twelfth visit. Tokens are exchanged one last time, then everybody [scores their hand](#scoring-your-hand).

All hands are shown for this. The display is not filled any more.`,
  },
  vizier: {
    title: 'Vizier',
    text: `
{{court-vizier}} Most viziers at your withdrawal: you win the vizier token and a palace.

Two vizier tokens become the special card [free colour](#free-colour).`,
  },
  general: {
    title: 'General',
    text: `
{{court-general}} Most generals at your withdrawal: you win the general token and a palace.

Two general tokens become the special card [+1 elephant](#plus-one-elephant).`,
  },
  monk: {
    title: 'Monk',
    text: `
{{court-monk}} Most monks at your withdrawal: you win the monk token and a palace.

Two monk tokens become the special card [+1 grand mogul](#plus-one-mogul).`,
  },
  princess: {
    title: 'Princess',
    text: `
{{court-princess}} Most princesses at your withdrawal: you win the princess token and a palace.

Two princess tokens become the special card [+2 influence points](#plus-two-points).`,
  },
  'grand-mogul': {
    title: 'Grand mogul',
    text: `
{{court-crown}} Most grand moguls at your withdrawal: you win the crown and build the crown palace.

It brings no token. The [crown palace](#crown-palace) may stand beside another palace.`,
  },
  elephant: {
    title: 'Elephant',
    text: `
{{court-elephant}} Most elephants at your withdrawal: you win the province tile with its goods.

It brings no palace. What the tile is worth depends on the [goods](#goods) you already own.`,
  },
};
