export const messages = {
  intro: {
    title: 'The temple of Kedarnath',
    text: 'A new space: the temple costs nothing. It has one row for each karma level, from 0 to 3, and each row has a blessing. You may choose only a row on whose level nobody’s karma stands, not even yours.',
  },
  temple: {
    title: 'Visit the temple',
    text: 'Place a worker at the temple.',
    other: 'Try the new space first: the temple.',
  },
  row: {
    title: 'Choose a blessing',
    text: 'You and Chameli both stand on karma 1, so that row is closed. Take the blessing of karma 2: one karma and an upgrade.',
    other: 'That row is free, too. For this lesson take the blessing of karma 2.',
  },
  upgrade: {
    title: 'And an upgrade',
    text: 'Upgrade palaces: from now on each palace you build brings more fame. Your karma is on 2 now, so next time another row is closed for you.',
    other: 'Any building will do; just choose one.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
