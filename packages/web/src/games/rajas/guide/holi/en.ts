export const messages = {
  intro: {
    title: 'A festival of colours',
    text: 'We join a game in its third round. Three Holi tiles lie across the tracks. Whoever’s marker first reaches one starts a festival for everybody as soon as the turn is over. You have 14 money; the first tile is reached at 15.',
  },
  sell: {
    title: 'Reach the tile',
    text: 'Sell assorted goods: your two markets bring 6 money, and your marker passes the tile.',
    other: 'Allowed, but the festival needs money: sell assorted goods.',
  },
  order: {
    title: 'The last picks first',
    text: 'Your turn is over, and four dice were rolled for the festival. Whoever is furthest behind on that track picks first: Chameli has taken a die already and will get the tile. Now you choose from what is left.',
  },
  pick: {
    title: 'Your gift',
    text: 'Take the purple 6: you have no purple die yet, and a 6 pays well.',
    other: 'Allowed, but you lack purple, and 6 is the best number here.',
  },
  more: {
    title: 'Two more to come',
    text: 'Each Holi tile starts one festival only; two are left. Whoever picked first keeps the tile and may give it up once to recolour a die. With the backs of the tiles there are other gifts: they have a lesson of their own.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
