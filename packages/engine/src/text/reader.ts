/** A parse error with its position. Thrown by the reader, caught at the entry point. */
export class Misread extends Error {
  /** The place in the text, counted from 0. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const BARE = /[\w-]+/y;
const QUOTED = /"(?:[^"\\]|\\.)*"/y;

/** Reads one line of text from left to right. */
export class TextReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get at(): number {
    return this.#at;
  }

  refuse(message: string, at = this.#at): never {
    throw new Misread(message, at);
  }

  /** Consumes a match of the sticky pattern. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  isNext(mark: string): boolean {
    return this.#text.startsWith(mark, this.#at);
  }

  skip(mark: string): boolean {
    if (!this.isNext(mark)) return false;
    this.#at += mark.length;
    return true;
  }

  expect(mark: string): void {
    if (!this.skip(mark)) this.refuse(`expected "${mark}", found ${this.#found()}`);
  }

  /** A word, bare or in quotes. */
  word(): string {
    const quoted = this.take(QUOTED);
    if (quoted !== undefined) return this.#unquoted(quoted);
    return this.take(BARE) ?? this.refuse(`expected a word, found ${this.#found()}`);
  }

  /** Reads one or more items separated by the mark. */
  separated<T>(mark: string, read: (reader: TextReader) => T): T[] {
    const found = [read(this)];
    while (this.skip(mark)) found.push(read(this));
    return found;
  }

  expectEnd(): void {
    if (this.#at < this.#text.length) this.refuse(`expected the end, found ${this.#found()}`);
  }

  #unquoted(quoted: string): string {
    try {
      return JSON.parse(quoted);
    } catch {
      return this.refuse(`${quoted} is not a text in quotes`, this.#at - quoted.length);
    }
  }

  #found(): string {
    return this.#at < this.#text.length ? JSON.stringify(this.#text.slice(this.#at, this.#at + 12)) : 'the end of the text';
  }
}

/** Writes a word so the reader can parse it back. */
export function writeWord(word: string): string {
  return /^[\w-]+$/.test(word) ? word : JSON.stringify(word);
}
