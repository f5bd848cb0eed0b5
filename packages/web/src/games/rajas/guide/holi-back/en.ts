export const messages = {
  intro: {
    title: 'Holi: the backs',
    text: 'Now the backs of the Holi tiles lie up, each with four gifts, the same for everybody to see. The nearest tile, at 15 money, shows palace gifts: dancer, Raja Man Singh, Portuguese and yogi, from the best place to the worst. You have 14 money, Chameli 13.',
  },
  wait: {
    title: 'Let her go ahead',
    text: 'Whoever lies behind may choose from more gifts. So do not rush: place your worker on the blue terrace and let Chameli reach the tile.',
    other: 'Possible, but today let Chameli reach the tile: choose the blue terrace.',
  },
  gift: {
    title: 'Two gifts to choose from',
    text: 'Chameli sold goods and passed the tile: a festival. She leads on the money track and gets the lowest gift, the yogi. You are second of two, so you may take the Portuguese instead, without his die: six spaces down the river.',
    other: 'The yogi is yours, too, if you like; but try what the leader cannot have: the Portuguese.',
  },
  upgrade: {
    title: 'The river pays, too',
    text: 'Your boat went six spaces, and where it stops there is an upgrade. Upgrade palaces.',
    other: 'Any building will do; just choose one.',
  },
  tile: {
    title: 'The tile is yours',
    text: 'Whoever came last gets the Holi tile. Give it up whenever you decide something to recolour one of your dice: an orange 5 may become a blue 5. It works once, so save it for a tile you want badly.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
