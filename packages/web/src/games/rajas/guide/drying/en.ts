export const messages = {
  intro: {
    title: 'Ganga 3: sources dry up',
    text: 'Every river space has a tile now, and each can be used only until a boat leaves it: then it dries up for good and is no longer counted. Space 1 gives three dice.',
  },
  harbour: {
    title: 'Be first',
    text: 'Place a worker in the harbour. You pay the blue 3 and may sail up to three spaces.',
    other: 'The dice are on the river: choose the harbour.',
  },
  reach: {
    title: 'Three dice',
    text: 'Sail one space only: there the three dice wait.',
    other: 'You may sail further, but the three dice lie on the first space.',
  },
  again: {
    title: 'Sail on',
    text: 'Three new dice! Now sail on: place another worker in the harbour, for 1 money. You pay the blue 2.',
    other: 'Let us see it dry up: choose the harbour once more.',
  },
  sail: {
    title: 'Leave the space',
    text: 'Sail two spaces, to 2 money for each karma, and watch the space you leave.',
    other: 'One space is allowed, too; sail two this time.',
  },
  dried: {
    title: 'Dried up',
    text: 'Nobody can stop on space 1 any more, and it is not counted: boats behind you now come further with the same die.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
