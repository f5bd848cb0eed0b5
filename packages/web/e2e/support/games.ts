/** Every game with the seats of a usual table, and where it is played to its end: on the first of these screens on every push. */
export const GAMES = [
  { game: 'rajas', players: 4, screens: ['laptop', 'phone'] },
  { game: 'cards-and-karma', players: 3, screens: ['phone', 'laptop'] },
  { game: 'taj-mahal', players: 4, screens: ['phone', 'laptop'] },
] as const;
