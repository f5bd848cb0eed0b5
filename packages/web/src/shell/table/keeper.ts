import type { LocalGame, LocalGames } from '../../store/games.ts';
import type { AnyTable } from '../../table/contract.ts';
import type { Keeper } from '../../table/worker-source.svelte.ts';

/** Keeps a running game in the browser after each entry. */
export function keeperOf(game: LocalGame, table: AnyTable, games: LocalGames): Keeper {
  return {
    keep(log, { view, viewer, question, standings }) {
      void games.put({
        ...game,
        updated: Date.now(),
        saved: { ...game.saved, log: [...log] },
        decider: question?.decider,
        standings,
        summary: table.summary(view, viewer),
      });
    },
  };
}
