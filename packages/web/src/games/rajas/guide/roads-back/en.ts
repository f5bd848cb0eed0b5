export const messages = {
  intro: {
    title: 'The road board: the other side',
    text: 'The back costs one die. As on the front you get 1 money for each road of your residence that goes on, and a flag. Then the die is rolled, and you get 2 money for each of your tiles with the road it names.',
  },
  board: {
    title: 'Use it',
    text: 'You own a tile with a bend, and it goes on from your residence. Place a worker on the road board.',
    other: 'Later! Today it is the road board.',
  },
  die: {
    title: 'Give a die',
    text: 'Give the green 4. Its number does not matter: it is rolled anew. 1 and 6 mean straights, 2 and 5 bends, 3 forks, 4 intersections.',
    other: 'Any die will do; choose one.',
  },
  rolled: {
    title: 'A five: bends',
    text: '1 money for the road that goes on, 2 for your bend, and a flag. Collect many tiles of one shape, and keep poor dice for this space; karma cannot turn the roll.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
