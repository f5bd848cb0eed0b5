import type { PlayerScene, Scene } from './scene.ts';
import { sceneOf } from './sceneOf.ts';
import type { RajasTable } from './types.ts';

/** The table as it is and as it would be after the choice that is looked at. */
export interface Scenes {
  readonly now: Scene;
  readonly after: Scene;
  /** All players, clockwise from the viewer. */
  readonly order: readonly PlayerScene[];
  /** The player whose pieces stand in the foreground: the viewer, or for spectators whoever is on turn. */
  readonly mine: PlayerScene;
}

export function useScene(table: () => RajasTable): Scenes {
  const now = $derived(sceneOf(table().view, table()));
  const after = $derived(table().shown === table().view ? now : sceneOf(table().shown, table()));
  const foreground = $derived.by(() => {
    const { viewer } = table();
    return viewer === 'spectator' ? (now.turn ?? 0) : viewer;
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
