import type { LocalGame } from '../../store/games.ts';
import type { AnyTable } from '../../table/contract.ts';
import type { Keeper } from '../../table/worker-source.svelte.ts';

/** The parts of a game that change with each entry. */
type Progress = Pick<LocalGame, 'updated' | 'saved' | 'decider' | 'standings' | 'summary'>;

/** Reports after each entry what to store. */
export function keeperOf(table: AnyTable, keep: (progress: Progress) => void): Keeper {
  return {
    keep(saved, { view, viewer, question, standings }) {
      keep({ updated: Date.now(), saved, decider: question?.decider, standings, summary: table.summary(view, viewer) });
    },
  };
}
