/**
 * An immutable list that is made longer again and again, like a journal. Lists that grew from one another share their storage, and each knows
 * its own length, so adding to the longest of them copies nothing.
 */
export class GrowingList<T> implements Iterable<T> {
  readonly length: number;
  readonly #storage: T[];

  private constructor(storage: T[], length: number) {
    this.#storage = storage;
    this.length = length;
  }

  static of<T>(values: Iterable<T>): GrowingList<T> {
    const storage = [...values];
    return new GrowingList(storage, storage.length);
  }

  with(value: T): GrowingList<T> {
    // An empty list may be a constant, which must not keep what came after it.
    const isLongest = this.length > 0 && this.#storage.length === this.length;
    const storage = isLongest ? this.#storage : this.slice();
    return new GrowingList(storage, storage.push(value));
  }

  /** The first values, no more than there are. */
  first(count: number): GrowingList<T> {
    return new GrowingList(this.#storage, Math.min(count, this.length));
  }

  /** As for arrays, -1 is the last. */
  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    return place >= 0 && place < this.length ? this.#storage[place] : undefined;
  }

  slice(start = 0, end = this.length): T[] {
    return this.#storage.slice(start, Math.min(end, this.length));
  }

  [Symbol.iterator](): Iterator<T> {
    return this.slice()[Symbol.iterator]();
  }
}
