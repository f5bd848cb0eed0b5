/** Every game with the seats of a typical table, and the screens on which it is played to the end; on every push, only the first screen. */
export const GAMES = [
  { game: 'rajas', players: 4, screens: ['laptop', 'phone'] },
  { game: 'cards-and-karma', players: 3, screens: ['phone', 'laptop'] },
  { game: 'taj-mahal', players: 4, screens: ['phone', 'laptop'] },
] as const;
