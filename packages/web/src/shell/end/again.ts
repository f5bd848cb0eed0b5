import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { beginGame, newTableSeed } from '../../store/begin.ts';
import type { StoredGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { go } from '../here.svelte.ts';

/** The same table again, with a new secret. */
export async function playAgain({ name, players, drivers, saved }: StoredGame): Promise<void> {
  const definition = defined(await loadGame(saved.game), 'game');
  const seats = players.map((player, seat) => ({ ...player, driver: defined(drivers[seat], 'driver') }));
  const { options, edition, editionData } = saved;
  const plan = { name, seats, options, edition, editionData, seed: newTableSeed() };
  const begun = beginGame(definition, plan, Date.now());
  await games.put(begun);
  go({ page: 'table', id: begun.id });
}
