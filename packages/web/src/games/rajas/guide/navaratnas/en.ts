export const messages = {
  intro: {
    title: 'Your own yields',
    text: 'In this variant the yields printed at the edge of your province are small. But you may lay yield tiles over them, white, yellow, red and brown, each on a space of its colour: a road that reaches a tile brings its yield instead. Brown ones are the strongest: they count something at that moment.',
  },
  lay: {
    title: 'Your brown tile',
    text: 'You begin with one brown tile: 2 fame for each bend in your province. Lay it in a corner at the top; plan your roads so that they reach it when you own many bends.',
    other: 'Both corners are good: choose one.',
  },
  later: {
    title: 'Further tiles',
    text: 'Further tiles come from the dancer: besides two dice she now gives a yield tile of your choice from the open display. Chameli has just laid a white one. Whoever owns fewer workers than another gets tiles as well, while the other still has workers to place.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
