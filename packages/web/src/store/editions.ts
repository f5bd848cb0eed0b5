import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An earlier state of an edition, kept by name. */
export interface EditionVersion {
  readonly name: string;
  readonly at: number;
  readonly data: unknown;
}

/** An edition that someone enters in this browser. Its data says its name and what is checked. */
export interface KeptEdition {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly data: unknown;
  readonly versions: readonly EditionVersion[];
}

interface Schema extends DBSchema {
  editions: { key: string; value: KeptEdition };
}

/** Editions in this browser. If it denies storage, they last as long as the page, and `onTrouble` is called. */
export class LocalEditions {
  readonly #database: Promise<IDBPDatabase<Schema> | undefined>;
  readonly #kept = new Map<string, KeptEdition>();
  readonly #onTrouble: () => void;

  constructor(onTrouble: () => void, name = 'durbar-editions') {
    this.#onTrouble = onTrouble;
    this.#database = open(name).catch(() => {
      onTrouble();
      return undefined;
    });
  }

  async put(edition: KeptEdition): Promise<void> {
    this.#kept.set(edition.id, edition);
    await this.#use((database) => database.put('editions', edition));
  }

  async get(id: string): Promise<KeptEdition | undefined> {
    return this.#kept.get(id) ?? (await this.#use((database) => database.get('editions', id)));
  }

  /** The editions of a game, the last changed first. */
  async of(game: string): Promise<readonly KeptEdition[]> {
    const stored = (await this.#use((database) => database.getAll('editions'))) ?? [];
    const all = new Map([...stored, ...this.#kept.values()].map((edition) => [edition.id, edition]));
    return [...all.values()].filter((edition) => edition.game === game).sort((one, other) => other.updated - one.updated);
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
    await this.#use((database) => database.delete('editions', id));
  }

  async #use<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    try {
      const database = await this.#database;
      return database && (await work(database));
    } catch {
      this.#onTrouble();
      return undefined;
    }
  }
}

async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('editions', { keyPath: 'id' });
    },
  });
}
