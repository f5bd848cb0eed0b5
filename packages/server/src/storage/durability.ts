import { type FileHandle, open } from 'node:fs/promises';

/**
 * Makes what was written durable. Writes reach the operating system at once and so outlive the process; here they are brought to the disk,
 * outside the event loop, all that have gathered meanwhile together.
 */
export class Durability {
  readonly #file: string;
  #handle: FileHandle | undefined;
  #isDirty = false;
  #current: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** The file that writes go to first: the log of a SQLite database. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Something was written. */
  mark(): void {
    this.#isDirty = true;
  }

  /** Waits until everything written so far is on the disk. */
  synced(): Promise<void> {
    if (!this.#current) return this.#isDirty ? this.#sync() : Promise.resolve();
    if (!this.#isDirty) return this.#current;
    this.#next ??= this.#current.then(() => {
      this.#next = undefined;
      return this.#sync();
    });
    return this.#next;
  }

  async close(): Promise<void> {
    await this.synced();
    await this.#handle?.close();
  }

  #sync(): Promise<void> {
    this.#isDirty = false;
    this.#current = this.#flush()
      .catch((error) => {
        this.#isDirty = true;
        throw error;
      })
      .finally(() => {
        this.#current = undefined;
      });
    return this.#current;
  }

  async #flush(): Promise<void> {
    this.#handle ??= await open(this.#file, 'r+');
    await this.#handle.datasync();
  }
}

type Method = (...parameters: never[]) => Promise<unknown>;

/** A store whose answers are given only when what they rest on is durable. */
export function durably<S extends object>(store: S, durability: Durability): S {
  const durable = Object.entries(store).map(([name, method]: [string, Method]) => [
    name,
    async (...parameters: never[]): Promise<unknown> => {
      const result = await method(...parameters);
      await durability.synced();
      return result;
    },
  ]);
  return Object.fromEntries(durable) as S;
}
