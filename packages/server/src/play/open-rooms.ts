import type { Room } from './room.ts';

interface Opening {
  readonly whenOpen: Promise<Room | undefined>;
  room: Room | undefined;
  /** Tasks that work on the table, or wait to. */
  tasks: number;
}

type Task<T> = (room: Room) => Promise<T>;

/** At most one in this many cached tables may be finished. */
const OVER_SHARE = 10;

/** LRU cache of tables. Unwatched, idle tables are evicted. */
export class OpenRooms {
  readonly #load: (table: string) => Promise<Room | undefined>;
  readonly #kept: number;
  readonly #openings = new Map<string, Opening>();

  constructor(load: (table: string) => Promise<Room | undefined>, kept: number) {
    this.#load = load;
    this.#kept = kept;
  }

  get size(): number {
    return this.#openings.size;
  }

  /** Runs a task on a table, loading it if needed; undefined if it doesn't exist. */
  async within<T>(table: string, task: Task<T>): Promise<T | undefined> {
    const known = this.#openings.get(table);
    if (known) {
      this.#openings.delete(table);
      this.#openings.set(table, known);
      return this.#work(known, task);
    }
    try {
      return await this.#work(this.#open(table), task);
    } finally {
      this.#forget();
    }
  }

  /** Runs a task on a table if it is in memory. */
  async withinKnown<T>(table: string, task: Task<T>): Promise<T | undefined> {
    const known = this.#openings.get(table);
    return known && this.#work(known, task);
  }

  async withinEach(task: Task<void>): Promise<void> {
    for (const opening of [...this.#openings.values()]) {
      if (await opening.whenOpen.catch(() => undefined)) await this.#work(opening, task);
    }
  }

  /** A cached table, for synchronous use only. */
  async known(table: string): Promise<Room | undefined> {
    return this.#openings.get(table)?.whenOpen;
  }

  /** The tables currently in memory. */
  get all(): readonly Room[] {
    return [...this.#openings.values()].flatMap(({ room }) => room ?? []);
  }

  #open(table: string): Opening {
    const opening: Opening = { whenOpen: this.#load(table), room: undefined, tasks: 0 };
    this.#openings.set(table, opening);
    const settle = (room?: Room): void => {
      opening.room = room;
      if (!room) this.#openings.delete(table);
    };
    opening.whenOpen.then(settle, () => settle());
    return opening;
  }

  async #work<T>(opening: Opening, task: Task<T>): Promise<T | undefined> {
    opening.tasks++;
    try {
      const room = await opening.whenOpen;
      return room && (await room.exclusive(() => task(room)));
    } finally {
      opening.tasks--;
    }
  }

  #forget(): void {
    const idle = [...this.#openings].flatMap(([table, { room, tasks }]) =>
      room && tasks === 0 && room.watchers.size === 0 ? [{ table, isOver: room.isOver }] : [],
    );
    const over = idle.filter(({ isOver }) => isOver);
    const tooManyOver = new Set(over.slice(0, Math.max(0, over.length - Math.ceil(this.#kept / OVER_SHARE))));
    const others = idle.filter((one) => !tooManyOver.has(one));
    const tooMany = others.slice(0, Math.max(0, others.length - this.#kept));
    for (const { table } of [...tooManyOver, ...tooMany]) this.#openings.delete(table);
  }
}
