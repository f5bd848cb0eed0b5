export const messages = {
  intro: {
    title: 'Land before the first round',
    text: 'Everybody draws one wilderness tile: waterfall, mountains, swamp or desert. You drew the swamp. It lies on one of the four inner cells, needs no road yet, and gives a gift at once.',
  },
  lay: {
    title: 'Lay the swamp',
    text: 'Its road is a fork. Lay it where it is lit: later your roads can join it from several sides.',
    other: 'Every inner cell is allowed. Take the one that is lit, so that the lesson can go on.',
  },
  swap: {
    title: 'The gift of the swamp',
    text: 'The swamp lets you exchange a die: give the blue 3 back and take any colour instead.',
    other: 'You may keep your dice or give another one. Try the blue 3.',
  },
  colour: {
    title: 'A new die',
    text: 'Take orange. Two orange dice will soon pay for a good tile.',
    other: 'Any colour is allowed; take orange this time.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
