export const messages = {
  intro: {
    title: 'The road board',
    text: 'This space is free. It pays 1 money for each of the three roads of your residence that goes on, and gives you a flag of the Great Mogul while there are any.',
  },
  board: {
    title: 'Get a flag',
    text: 'There are only three flags. Place a worker on the road board, although none of your roads goes on yet.',
    other: 'Later! The flags are few: choose the road board.',
  },
  flag: {
    title: 'What the flag is for',
    text: 'When the master builder later covers one of your tiles, the flag saves the old tile: it moves to a free cell joined by a road, and its roads may reach new yields.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
