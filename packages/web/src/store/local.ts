import { type IDBPDatabase, openDB } from 'idb';

/** What is stored in this browser under an id; of two states the later one counts. */
interface Kept {
  readonly id: string;
  readonly updated: number;
}

/** Where things of one kind are stored. */
interface Shelf {
  readonly database: string;
  readonly store: string;
}

/** Things stored in this browser. If it denies storage, they last as long as the page, and `onTrouble` is called. */
export class LocalStore<T extends Kept> {
  readonly #database: Promise<IDBPDatabase | undefined>;
  readonly #store: string;
  readonly #kept = new Map<string, T>();
  readonly #writing = new Map<string, Promise<void>>();
  readonly #onTrouble: () => void;

  constructor(onTrouble: () => void, { database, store }: Shelf) {
    this.#onTrouble = onTrouble;
    this.#store = store;
    this.#database = open(database, store).catch(() => {
      onTrouble();
      return undefined;
    });
  }

  async put(thing: T): Promise<void> {
    const { id } = thing;
    this.#kept.set(id, thing);
    const writing = this.#writing.get(id) ?? this.#writeNewest(id);
    this.#writing.set(id, writing);
    await writing;
  }

  /** The newest known state: another tab may have continued, or the storage may have rejected writes. */
  async get(id: string): Promise<T | undefined> {
    return newer(this.#kept.get(id), await this.#read((database): Promise<T | undefined> => database.get(this.#store, id)));
  }

  /** Everything, the last changed first. */
  async all(): Promise<readonly T[]> {
    const stored = (await this.#read((database): Promise<T[]> => database.getAll(this.#store))) ?? [];
    const all = new Map(this.#kept);
    for (const thing of stored) all.set(thing.id, newer(all.get(thing.id), thing) ?? thing);
    return [...all.values()].sort((one, other) => other.updated - one.updated);
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
    await this.#writing.get(id);
    await this.#read((database) => database.delete(this.#store, id));
  }

  /** Each write stores the whole thing; changes during a write are batched into the next. */
  async #writeNewest(id: string): Promise<void> {
    try {
      const database = await this.#database;
      let written: T | undefined;
      for (let thing = this.#kept.get(id); database && thing && thing !== written; thing = this.#kept.get(id)) {
        await database.put(this.#store, thing);
        written = thing;
      }
    } catch {
      this.#onTrouble();
    } finally {
      this.#writing.delete(id);
    }
  }

  async #read<R>(work: (database: IDBPDatabase) => Promise<R>): Promise<R | undefined> {
    try {
      const database = await this.#database;
      return database && (await work(database));
    } catch {
      this.#onTrouble();
      return undefined;
    }
  }
}

function newer<T extends Kept>(kept: T | undefined, stored: T | undefined): T | undefined {
  return kept && stored ? (stored.updated > kept.updated ? stored : kept) : (kept ?? stored);
}

/** Rejects as a promise even if the browser has no storage at all. */
async function open(name: string, store: string): Promise<IDBPDatabase> {
  return openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore(store, { keyPath: 'id' });
    },
  });
}
