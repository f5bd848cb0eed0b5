export const messages = {
  intro: {
    title: 'Your own yields',
    text: 'In this variant the yields at the edge of your province are not printed: you lay yield tiles there yourself. White, yellow, red and brown tiles have places of their own; brown ones are the strongest and count something at the moment you reach them.',
  },
  lay: {
    title: 'Your brown tile',
    text: 'You begin with one brown tile: 2 fame for each bend in your province. Lay it in a corner at the top; plan your roads so that they reach it when you own many bends.',
    other: 'Both corners are good: choose one.',
  },
  later: {
    title: 'Further tiles',
    text: 'Wherever the base game gave a small gift for passing a space, you now choose yield tiles as well, and every yield you connect may still be counted by a brown one. Chameli has laid her first white tile already.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
