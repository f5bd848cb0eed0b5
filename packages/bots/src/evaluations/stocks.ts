/** Features that simply count what a seat holds: turns are compared by what they leave in hand. */
const STOCKS: Readonly<Record<string, readonly string[]>> = {
  'cards-and-karma': ['fame', 'coins', 'karma', 'administrators', 'dice', 'buildings', 'goods', 'ships'],
  rajas: ['workers', 'karma', 'dice', 'dice-sum', 'market-values'],
  'taj-mahal': ['colour-cards', 'longest-colour', 'white-cards', 'goods', 'network'],
};

export function stocksOf(game: string): readonly string[] {
  return STOCKS[game] ?? [];
}
