import { reuse } from '../../../table/reuse.ts';
import type { RajasTable } from '../types.ts';
import { boardModelOf } from './boardModelOf.ts';
import type { BoardModel, PlayerModel } from './model.ts';

/** The table now and after the previewed choice. */
export interface BoardModels {
  readonly now: BoardModel;
  readonly after: BoardModel;
  /** All players, clockwise from the viewer. */
  readonly order: readonly PlayerModel[];
  /** The player in the foreground: the viewer or, for spectators, the active player. */
  readonly mine: PlayerModel;
}

export function useBoardModel(table: () => RajasTable): BoardModels {
  // Equal parts stay the same objects, so nothing re-renders for them.
  let known: BoardModel | undefined;
  const now = $derived.by(() => {
    known = reuse(known, boardModelOf(table().view, table()));
    return known;
  });
  const after = $derived(table().shown === table().view ? now : reuse(now, boardModelOf(table().shown, table())));
  const foreground = $derived.by(() => {
    const { viewer, actor } = table();
    return viewer === 'spectator' ? (actor ?? now.turn ?? 0) : viewer;
  });
  const order = $derived([...now.players.slice(foreground), ...now.players.slice(0, foreground)]);
  const mine = $derived(order[0] ?? now.players[0]);
  return {
    get now() {
      return now;
    },
    get after() {
      return after;
    },
    get order() {
      return order;
    },
    get mine() {
      if (!mine) throw new Error('a game without players');
      return mine;
    },
  };
}
