export const messages = {
  intro: {
    title: 'Kedarnath: the other side',
    text: 'The temple works as before: it is free, and only rows without anybody’s karma are open. But the back has other blessings: level 3 gives a karma and a yield tile, level 2 sells two markets, level 1 moves your boat, level 0 brings fame for your karma.',
  },
  temple: {
    title: 'Visit the temple',
    text: 'Place a worker at the temple.',
    other: 'Try the temple first.',
  },
  row: {
    title: 'The highest row',
    text: 'You and Chameli stand on karma 1, so the boat is closed. Take the blessing of karma 3: one karma and a white yield tile, drawn and paid at once.',
    other: 'That row is free, too. For this lesson take the blessing of karma 3.',
  },
  die: {
    title: 'A die from the tile',
    text: 'The white tile gives a die of your choice: take a green one. Your karma is on 2 now, so next time level 2 is closed and level 1 is open for you, once Chameli has left it.',
    other: 'Any colour will do; just choose one.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
