export const messages = {
  intro: {
    title: 'A festival of colours',
    text: 'We join a game in its third round. A marker has just passed a Holi tile on the tracks, and that starts a festival as soon as the turn is over. Four dice were rolled for everybody.',
  },
  order: {
    title: 'The last picks first',
    text: 'At a festival whoever is furthest behind on that track picks first. Chameli has taken her die already; now you choose from what is left.',
  },
  pick: {
    title: 'Your gift',
    text: 'Take the purple 6: you have no purple die yet, and a 6 pays well.',
    other: 'Allowed, but you lack purple, and 6 is the best number here.',
  },
  more: {
    title: 'Two more to come',
    text: 'Each of the three Holi tiles starts one festival only. With the backs of the tiles there are other gifts. Plan when you pass one: whoever does not lead gains most.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
