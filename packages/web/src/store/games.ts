import type { Analysis } from '@durbar/bots';
import { type AnySavedGame, journalOf, type SavedGame, type Seat, type Standing, type Viewer } from '@durbar/engine';
import type { PlayerColour } from '../art/players.ts';
import type { Driver } from '../worker/protocol.ts';
import { LocalStore } from './local.ts';

/** How a player left the game: by resigning, or by either resigning or losing on time. */
export type GaveUp = 'resigned' | 'out';

interface KeptPlayer {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly gaveUp?: GaveUp;
}

/** A game stored in this browser. */
export interface LocalGame<S extends AnySavedGame = SavedGame> {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly updated: number;
  readonly players: readonly KeptPlayer[];
  readonly drivers: readonly Driver[];
  readonly saved: S;
  readonly seed: string;
  readonly fairFrom: number;
  /** Who decides; undefined when the game is over. */
  readonly decider: Seat | 'chance' | undefined;
  readonly standings: readonly Standing[] | undefined;
  /** What the game's sign in lists is drawn from. */
  readonly summary: unknown;
  /** The analysis of the finished game. */
  readonly analysis?: Analysis;
  /** The earlier online game whose deal this one plays again; its chance was made there. */
  readonly sameAs?: string;
  /** The only view of a game that was shared while it was running; undefined for all others. */
  readonly seenBy?: Viewer;
  /** The reader's seat in a finished game of the server. */
  readonly ownSeat?: Seat;
  /** A guided game, and how many of its steps are done. */
  readonly lesson?: { readonly id: string; readonly step: number; readonly steps: number };
}

/** A stored game: games from before journals existed are texts until opened. */
export type StoredGame = LocalGame<AnySavedGame>;

/** The number of live moves of a saved game. */
export function countOf(saved: AnySavedGame): number {
  return saved.durbar === 1 ? saved.log.length : journalOf(saved.entries).live.length;
}

/** Local games. */
export class LocalGames extends LocalStore<StoredGame> {
  constructor(onTrouble: () => void, database = 'durbar') {
    super(onTrouble, { database, store: 'games' });
  }

  /** Stores a game in its new form, unless it was played on or removed since it was read. */
  async rewrite(game: LocalGame): Promise<void> {
    const stored = await this.get(game.id);
    if (stored?.updated === game.updated) await this.put(game);
  }
}
