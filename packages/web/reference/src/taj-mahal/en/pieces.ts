export const pieces = {
  'colour-cards': {
    title: 'Colour cards',
    text: `
Every play begins with exactly one colour card: {{motif-rose}} red, {{motif-sun}} yellow, {{motif-leaf}} green or {{motif-star}} violet.

Of the 96 cards in the deck 84 are colour cards, 21 in each colour. They show combinations of the six symbols: {{court-vizier}} vizier, {{court-general}} general, {{court-monk}} monk, {{court-princess}} princess, {{court-crown}} grand mogul and {{court-elephant}} elephant.

In one visit all your colour cards have [the same colour](#visit-colour). Others may use that colour as well.`,
  },
  'white-cards': {
    title: 'White cards',
    text: `
A {{motif-marble}} white card is a companion: you may add one to a colour card, never play it alone.

There are twelve. Seven show an elephant; each of the other five symbols is on one. White cards have no colour, so they neither set nor break your [visit colour](#visit-colour). Each white card still in your hand at the end of the game is worth 1 point.

In one turn you add either one white card or one [special card](#special-cards), never both and never two.`,
  },
  'special-cards': {
    title: 'Special cards',
    text: `
Four strong cards that you earn with two tokens of the same kind. They come back to your hand after each visit.

- {{court-general}} general: [+1 elephant](#plus-one-elephant)
- {{court-monk}} monk: [+1 grand mogul](#plus-one-mogul)
- {{court-princess}} princess: [+2 influence points](#plus-two-points)
- {{court-vizier}} vizier: [free colour](#free-colour)

At first they lie open beside the board and belong to nobody. They are never drawn, displayed or discarded: the only way to get one is to [exchange tokens](#exchanging-tokens).

A special card is played like a white card: together with a colour card, in place of a white one, one per turn. In later turns of the visit you may play further ones. Each works once per visit; when you withdraw it returns to your hand. While in your hand it does nothing, except that it is worth 1 point at the end of the game.`,
  },
  'plus-one-elephant': {
    title: '+1 elephant',
    text: `
This special card counts as one more {{court-elephant}} elephant as long as it lies in front of you.

It counts in the comparison like any other symbol. With one elephant on a card and this one you have two, and beat a rival with one. Two general tokens bring it.`,
  },
  'plus-one-mogul': {
    title: '+1 grand mogul',
    text: `
This special card counts as one more {{court-crown}} grand mogul as long as it lies in front of you.

It counts in the comparison like any other symbol. If nobody else shows a grand mogul, it is enough to win the crown. Two monk tokens bring it.`,
  },
  'plus-two-points': {
    title: '+2 influence points',
    text: `
You score 2 points the moment you play this special card, whatever happens later in the visit.

It shows no symbol. You may use it in every visit, once each. Two princess tokens bring it.`,
  },
  'free-colour': {
    title: 'Free colour',
    text: `
The colour card you play together with this special card may have any colour.

Afterwards your [visit colour](#visit-colour) counts again: if you play red, add yellow with this card, and then go on, you need red.

If you play it with the **first** colour card of the visit, that card does not fix your colour. Your second colour card, again of any colour, does. You may also play it with a card of the right colour; then it has no effect. Two vizier tokens bring it.`,
  },
  'your-hand': {
    title: 'Your hand',
    text: `
You begin with six cards and may hold as many as you like: there is no limit.

Only you see them. You get new cards when you withdraw, from card bonus tiles and as special cards. Since you are out of the visit by then, you can play what you gain at a withdrawal from the next visit on. Saving cards for a better visit is often right.`,
  },
  'influence-tokens': {
    title: 'Influence tokens',
    text: `
Leading in vizier, general, monk or princess brings you that token from the court, and one palace to build.

There are six of each kind. A single token stays in front of you, visible to all, until you get a second one of the same kind; then they become a [special card](#exchanging-tokens). Different kinds do not mix: one vizier and one general are no pair.`,
  },
  palaces: {
    title: 'Palaces',
    text: `
{{palace}} Palaces stay where they are built until the end of the game. Linked by roads, they score again and again.

You never run out: if the palaces of your colour are used up, you get more. Which symbol a palace came from does not matter once it stands. A crown palace becomes an ordinary palace when the crown goes back to the court; it keeps its place and goes on linking.`,
  },
  'crown-palace': {
    title: 'The crown palace',
    text: `
Leading in {{court-crown}} grand mogul brings you the crown on a palace. It may go to any city of the current province, even where another palace stands.

- The other palace may be anybody's, also your own.
- If it goes to an empty city, one normal palace can still join it in the same visit, from anybody, you included.
- It never takes a [bonus tile](#bonus-tiles). The tile stays for the normal palace that may follow.
- It brings no token, but it counts for [palace points](#scoring-palaces) like any other palace.

After the visit the crown returns to the court. The palace stays as an ordinary one.`,
  },
  'province-tiles': {
    title: 'Province tiles',
    text: `
The number of a province tile says when its province is visited; its goods are what you win with the most elephants.

The tiles 1 to 12 lie face up in their provinces. At the beginning of a visit the tile of that province moves to the court. Whoever leads in {{court-elephant}} elephants at their withdrawal takes it, lays it open in front of them and [scores it](#scoring-the-province-tile). It brings no palace.

A tile that nobody wins leaves the game when the visit ends.`,
  },
  'bonus-tiles': {
    title: 'Bonus tiles',
    text: `
A bonus tile lies on each fortress. Your normal palace there takes it: 2 points, a card, or a good.

At the start the fifteen square tiles are shuffled over fifteen fortresses; Agra has the Taj Mahal tile. Taking the tile is not optional, and it is [scored at once](#scoring-bonus-tiles). A crown palace never takes one.

Tiles of a province that are left after its visit leave the game, also one under a lone crown palace.`,
  },
  goods: {
    title: 'Goods',
    text: `
{{good-rice}} rice, {{good-tea}} tea, {{good-spice}} spices and {{good-gems}} gems: the more of one kind you own, the more each new one brings.

Goods are on province tiles and on some bonus tiles. Tiles with goods stay in front of you to the end of the game and count each time you win another tile with the same good. On their own, or at the end of the game, they score nothing more.`,
  },
  'start-player': {
    title: 'The start player',
    text: `
The {{icon-flag}} start player takes the first turn of the visit. For the next visit the marker moves one seat to the left.

Who withdrew first or last plays no part. In the first visit chance decides, unless whoever opened the table chose a seat.`,
  },
};
