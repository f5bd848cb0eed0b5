export const places = {
  aim: {
    title: 'What it is about',
    text: `
Three, four or five of you travel through twelve provinces of India and compete for the favour of the court. Whoever has the most influence points at the end wins.

There are exactly twelve visits, one to each province, and after the last one your hand is worth a few points, too. You sit in a fixed circle and always play clockwise. In each visit you lay down cards for the six powers of the court. The trick is to leave at the right moment: you win only what you lead in when you [withdraw](#withdrawing).

Points come from [palaces that are linked](#scoring-palaces), from [goods](#goods), from [bonus tiles](#bonus-tiles) and from the cards you [still hold at the end](#scoring-your-hand).`,
  },
  'set-up': {
    title: 'How the table is set',
    text: `
Everything is laid out for you: tiles on the map, one token of each kind at the court, six cards in every hand.

- Province tile 12 always lies in the province of Agra. The tiles 1 to 11 are shuffled over the other eleven provinces, all face up.
- The court gets the crown and one token each of vizier, general, monk and princess. The other tokens wait in four open stacks.
- Everybody is dealt **six cards**, unseen by the others. Then the [card display](#card-display) is laid open: 5 cards with three players, 7 with four, 9 with five. What is left is the draw pile; the discard pile is empty.
- Each player has a colour of their own, palaces of that colour and a scoring marker on 0. Colours make no difference to the rules.
- The first visit goes to the province with tile 1. The tile moves from there to the court, where it can be won.
- Chance names the start player, unless the table was opened with a certain one.`,
  },
  'course-of-a-visit': {
    title: 'The course of a visit',
    text: `
The start player begins, then it goes clockwise: everybody plays cards or withdraws, until all have withdrawn.

Whoever has withdrawn is out of this visit and is skipped. The others go on. A turn is finished completely before the next one begins; after a withdrawal that includes awards, palaces, points and new cards.

When the last player is out, the [visit ends](#end-of-a-visit). No visit can go on for ever: each turn uses up cards from a hand that does not grow meanwhile, or takes a player out.`,
  },
  'what-is-secret': {
    title: 'What is open and what is secret',
    text: `
Only you see the cards in your hand. Everything else on the table is open to everybody.

- **Open:** the map with its palaces and tiles, the court and the supply, everybody's tokens and goods, all cards played in this visit with their symbols, the card display, scores, the start player and the order of play. How many cards somebody holds is open, and so is who has which special card.
- **Secret:** which cards the others hold. You may not show them either.
- **Draw pile:** nobody knows its order. The discard pile is face up and everybody may know what is in it.

After the twelfth visit all hands are shown, so that everybody can check how they are counted.`,
  },
  'talk-and-chance': {
    title: 'Talking and luck',
    text: `
You may talk and try to talk others into something, but no promise binds anybody, and nothing may be given away or traded.

Cards, tokens, tiles and points never pass from player to player. The only exception is a special card, which moves to whoever [completes its pair of tokens](#exchanging-tokens).

Luck decides just a few things: where province tiles and bonus tiles lie, the order of the cards whenever they are shuffled, and who starts first. Everything else is up to you.`,
  },
  map: {
    title: 'The map',
    text: `
Twelve provinces with 49 cities, joined by roads. Each province is visited once, in the order of its number, from 1 to 12.

Every province has four cities, only the one with Agra has five. Roads run inside provinces and across their borders; along them your palaces become a [network](#scoring-palaces).

The number of a province shows when it will be visited. All numbers are known from the start, so you can plan ahead; the last visit always goes to Agra's province. Tiles are drawn so that they hide neither a city nor a road.`,
  },
  city: {
    title: 'Cities',
    text: `
A city is a place for palaces. It is free as long as no normal palace stands in it.

You may build only in cities of the **current province**. A normal palace needs a free city. The [crown palace](#crown-palace) may stand anywhere there, also beside another palace. So a city holds two palaces at most: one normal palace and the crown palace of that visit.

Before its visit a province is empty. Afterwards at most four normal palaces stand there, and one that came with the crown.`,
  },
  fortress: {
    title: 'Fortresses',
    text: `
A {{fortress}} fortress is a city with a bonus tile. Whoever builds a normal palace there takes the tile and scores it at once.

Sixteen of the 49 cities are fortresses, and exactly these carry a tile at the start. Taking the tile is not a choice: it comes with the palace. A crown palace [takes no tile](#crown-palace).`,
  },
  agra: {
    title: 'Agra and the Taj Mahal',
    text: `
On Agra lies the {{taj}} Taj Mahal tile: a normal palace there is worth 4 extra points.

Agra is one of the sixteen fortresses. Its province has five cities and always carries tile 12, so it is the goal of the last visit. After it is scored, the Taj Mahal tile leaves the game.`,
  },
  court: {
    title: 'The court of the grand mogul',
    text: `
At the court lie the six prizes of the visit: four tokens, the crown and the province tile. Each can be won once per visit.

When somebody takes a prize, it is gone for the others until the next visit, however many symbols they show. There is never more than one of each prize at the court.

- A **token** or the **crown** that nobody wins stays for the next visit. Nothing piles up.
- Before the next visit each missing token is replaced from the supply. There are six of each kind, and that is always enough: a player keeps one of a kind at most.
- The crown returns to the court if somebody had won it.
- The **province tile** is new in each visit.`,
  },
  'card-display': {
    title: 'The card display',
    text: `
These open cards are the supply for everybody who withdraws: you choose two of them, the last player gets the one that is left.

The display holds 5 cards with three players, 7 with four and 9 with five. It is filled before each visit, also before the twelfth, and never in between. So whoever leaves early has more to choose from, and at the end of a visit it is just used up.

If there are not enough cards to fill it, as many are laid out as there are. Then those who withdraw late may find only one card or none; the first ones still take two.`,
  },
  piles: {
    title: 'Draw pile and discard pile',
    text: `
New cards come from the face-down draw pile; used cards go face up on the discard pile, which is empty at first.

When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new draw pile. Cards that still lie in front of players stay where they are.

If both piles are empty, the draw is lost and nothing replaces it. That happens only if everybody hoards cards. No card ever leaves the game: all 96 are always in a pile, the display, a hand or on the table.`,
  },
  'scoring-track': {
    title: 'The scoring track',
    text: `
Influence points are added the moment you earn them, and you never lose any.

There is no upper limit. A marker that passes the end of the track starts another lap and keeps all its points.`,
  },
};
