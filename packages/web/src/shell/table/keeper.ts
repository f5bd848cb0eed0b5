import type { LocalGames, StoredGame } from '../../store/games.ts';
import type { AnyTable } from '../../table/contract.ts';
import type { Keeper } from '../../table/worker-source.svelte.ts';

/** Keeps a running game in the browser after each entry. */
export function keeperOf(game: StoredGame, table: AnyTable, games: LocalGames): Keeper {
  return {
    keep(saved, { view, viewer, question, standings }) {
      void games.put({
        ...game,
        updated: Date.now(),
        saved,
        decider: question?.decider,
        standings,
        summary: table.summary(view, viewer),
      });
    },
  };
}
