export const messages = {
  intro: {
    title: 'The pink elephant',
    text: 'It waits on the front terrace. Whoever places a worker there may take it, and keeps it until somebody else does so. Once a round it lets you place a worker beside the start player’s, although that space is taken.',
  },
  terrace: {
    title: 'To the front terrace',
    text: 'Place a worker on the front terrace: 2 money, rerolls, and the elephant.',
    other: 'First the elephant: choose the front terrace.',
  },
  take: {
    title: 'Take it',
    text: 'Take the elephant. You keep your dice as they are this time.',
    other: 'You may leave it, but then there is nothing to learn today.',
  },
  join: {
    title: 'Join the start player',
    text: 'Chameli is start player and stands on the orange terrace. With the elephant you may join her worker there: do it, and take an orange die, too.',
    other: 'An ordinary placement is fine, but try the elephant: join Chameli on the orange terrace.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
