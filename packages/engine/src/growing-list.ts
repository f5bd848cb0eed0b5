/** Values in one text. */
const CHUNK = 32;

interface Storage<T> {
  /** The oldest values as JSON, a chunk in each text. */
  readonly texts: string[];
  readonly loose: T[];
}

/**
 * An immutable list that is made longer again and again, like a journal. Lists that grew from one another share their storage, and each knows
 * its own length, so adding to the longest of them copies nothing.
 */
export class GrowingList<T> implements Iterable<T> {
  readonly length: number;
  readonly #storage: Storage<T>;

  private constructor(storage: Storage<T>, length: number) {
    this.#storage = storage;
    this.length = length;
  }

  static of<T>(values: Iterable<T>): GrowingList<T> {
    const loose = [...values];
    return new GrowingList({ texts: [], loose }, loose.length);
  }

  with(value: T): GrowingList<T> {
    const { texts, loose } = this.#storage;
    // An empty list may be a constant, which must not keep what came after it.
    const isLongest = this.length > 0 && texts.length * CHUNK + loose.length === this.length;
    const storage = isLongest ? this.#storage : this.#copy();
    storage.loose.push(value);
    return new GrowingList(storage, this.length + 1);
  }

  /** The first values, no more than there are. */
  first(count: number): GrowingList<T> {
    return new GrowingList(this.#storage, Math.min(count, this.length));
  }

  /** As for arrays, -1 is the last. */
  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    if (place < 0 || place >= this.length) return undefined;
    const { texts, loose } = this.#storage;
    const text = texts[Math.floor(place / CHUNK)];
    return text === undefined ? loose[place - texts.length * CHUNK] : valuesIn<T>(text)[place % CHUNK];
  }

  /** As for arrays, but not from the end. */
  slice(start = 0, end = this.length): T[] {
    const { texts, loose } = this.#storage;
    const last = Math.min(end, this.length);
    const packed = texts.length * CHUNK;
    if (start >= packed) return loose.slice(start - packed, Math.max(0, last - packed));
    const first = Math.floor(start / CHUNK);
    const chunks = texts.slice(first, Math.ceil(last / CHUNK)).flatMap((text) => valuesIn<T>(text));
    const old = chunks.slice(start - first * CHUNK, Math.max(0, last - first * CHUNK));
    return last > packed ? old.concat(loose.slice(0, last - packed)) : old;
  }

  /**
   * Packs what is older than the newest values into texts, if it can be written as JSON. They take half of the memory and the garbage collector
   * needn't look through them, but reading such a value parses its chunk.
   */
  packAllBut(newest: number): void {
    const { texts, loose } = this.#storage;
    while (loose.length >= newest + CHUNK) texts.push(JSON.stringify(loose.splice(0, CHUNK)));
  }

  [Symbol.iterator](): Iterator<T> {
    return this.slice()[Symbol.iterator]();
  }

  #copy(): Storage<T> {
    const texts = this.#storage.texts.slice(0, Math.floor(this.length / CHUNK));
    return { texts, loose: this.slice(texts.length * CHUNK) };
  }
}

function valuesIn<T>(text: string): T[] {
  return JSON.parse(text);
}
