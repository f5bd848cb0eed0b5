export const messages = {
  intro: {
    title: 'A sacred cow',
    text: 'Four holy tiles hide in the cow stacks of the quarry. One lies open: it costs two orange dice, whatever they show, and its owner sells every spice market for 1 more.',
  },
  yogi: {
    title: 'A second orange die',
    text: 'You have only one. Visit the yogi with the blue 3: he gives a die of your choice.',
    other: 'You need another orange die first: choose the yogi.',
  },
  colour: {
    title: 'Orange, please',
    text: 'Take an orange die; its number does not matter for the cow.',
    other: 'For the cow it must be orange.',
  },
  quarry: {
    title: 'To the quarry',
    text: 'Now fetch it: place a worker in the quarry.',
    other: 'The cow is in the quarry: choose its first space.',
  },
  cow: {
    title: 'Take the cow',
    text: 'Take the sacred cow from its stack.',
    other: 'Other tiles are fine; today it is the cow.',
  },
  lay: {
    title: 'A place at home',
    text: 'Lay it where it is lit. You get 1 money at once for each tile of yours with a market, the cow included, and sell spices better from now on.',
    other: 'Other places are allowed; take the one that is lit.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
