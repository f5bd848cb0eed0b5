import type { Analysis } from '@durbar/bots';
import { type AnySavedGame, journalOf, type SavedGame, type Seat, type Standing, type Viewer } from '@durbar/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PlayerColour } from '../art/players.ts';
import type { Driver } from '../worker/protocol.ts';

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
  /** The only view of a game that was shared while it was running; undefined for all others. */
  readonly seenBy?: Viewer;
  /** A guided game, and how many of its steps are done. */
  readonly lesson?: { readonly id: string; readonly step: number; readonly steps: number };
}

/** A stored game: games from before journals existed are texts until opened. */
export type StoredGame = LocalGame<AnySavedGame>;

/** The number of live moves of a saved game. */
export function countOf(saved: AnySavedGame): number {
  return saved.durbar === 1 ? saved.log.length : journalOf(saved.entries).live.length;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
}

/** Local games. If the browser denies storage, they last as long as the page, and `onTrouble` is called. */
export class LocalGames {
  readonly #database: Promise<IDBPDatabase<Schema> | undefined>;
  readonly #kept = new Map<string, StoredGame>();
  readonly #writing = new Map<string, Promise<void>>();
  readonly #onTrouble: () => void;

  constructor(onTrouble: () => void, name = 'durbar') {
    this.#onTrouble = onTrouble;
    this.#database = open(name).catch(() => {
      onTrouble();
      return undefined;
    });
  }

  async put(game: LocalGame): Promise<void> {
    const { id } = game;
    this.#kept.set(id, game);
    const writing = this.#writing.get(id) ?? this.#writeNewest(id);
    this.#writing.set(id, writing);
    await writing;
  }

  /** Stores a game in its new form, unless it was played on or removed since it was read. */
  async rewrite(game: LocalGame): Promise<void> {
    const stored = await this.get(game.id);
    if (stored?.updated === game.updated) await this.put(game);
  }

  /** The newest known version: another tab may have continued, or the storage may have rejected writes. */
  async get(id: string): Promise<StoredGame | undefined> {
    return newer(this.#kept.get(id), await this.#read((database) => database.get('games', id)));
  }

  /** Every game, most recently played first. */
  async all(): Promise<readonly StoredGame[]> {
    const stored = (await this.#read((database) => database.getAll('games'))) ?? [];
    const games = new Map(this.#kept);
    for (const game of stored) games.set(game.id, newer(games.get(game.id), game) ?? game);
    return [...games.values()].sort((a, b) => b.updated - a.updated);
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
    await this.#writing.get(id);
    await this.#read((database) => database.delete('games', id));
  }

  /** Each write stores the whole journal; changes during a write are batched into the next. */
  async #writeNewest(id: string): Promise<void> {
    try {
      const database = await this.#database;
      let written: StoredGame | undefined;
      for (let game = this.#kept.get(id); database && game && game !== written; game = this.#kept.get(id)) {
        await database.put('games', game);
        written = game;
      }
    } catch {
      this.#onTrouble();
    } finally {
      this.#writing.delete(id);
    }
  }

  async #read<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    try {
      const database = await this.#database;
      return database && (await work(database));
    } catch {
      this.#onTrouble();
      return undefined;
    }
  }
}

function newer(kept: StoredGame | undefined, stored: StoredGame | undefined): StoredGame | undefined {
  return kept && stored ? (stored.updated > kept.updated ? stored : kept) : (kept ?? stored);
}

/** Rejects as a promise even if the browser has no storage at all. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
    },
  });
}
