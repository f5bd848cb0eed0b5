export const messages = {
  intro: {
    title: 'New tiles in the river',
    text: 'The Ganga module lays eight tiles on river spaces, different in every game. Look at space 2: one die of your choice for each karma you have.',
  },
  harbour: {
    title: 'To the harbour',
    text: 'Place a worker in the harbour. You pay the blue 3 and may sail up to three spaces.',
    other: 'First to the river: choose the harbour.',
  },
  sail: {
    title: 'Reach the tile',
    text: 'Sail two spaces, to the tile.',
    other: 'Allowed, but the tile lies on the second space.',
  },
  die: {
    title: 'Your reward',
    text: 'One karma, one die: choose a colour.',
    other: 'Choose one of the four colours.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
