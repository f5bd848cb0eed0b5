export const messages = {
  intro: {
    title: 'Ganga 3: mysterious waters',
    text: 'The river tiles lie face down. Whoever ends a journey on one turns it up, gets 1 money for it, and then its benefit. What is up stays up for everybody.',
  },
  harbour: {
    title: 'To the harbour',
    text: 'Place a worker in the harbour and pay the blue 3.',
    other: 'The river is waiting: choose the harbour.',
  },
  sail: {
    title: 'A leap in the dark',
    text: 'You decide how far before you see the tile. Sail two spaces.',
    other: 'Nobody knows what lies there. For this lesson sail two.',
  },
  found: {
    title: 'A good catch',
    text: 'One money for turning it up, then a blue, a green and an orange die. Later boats may use this tile, too, but without the money.',
  },
  finale: {
    title: 'Your turn',
    text: 'That is all that is new. Play on and try it in a whole game.',
  },
};
