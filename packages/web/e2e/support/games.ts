/** Every game with the seats of a usual table. */
export const GAMES = [
  { game: 'rajas', players: 4 },
  { game: 'cards-and-karma', players: 3 },
  { game: 'taj-mahal', players: 4 },
] as const;
