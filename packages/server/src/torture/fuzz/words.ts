import { below, type Random } from '@durbar/engine';

const REMEMBERED = 300;
const LONGEST = 1000;

/** A move that the server offered to somebody. */
export interface OfferedMove {
  readonly table: string;
  readonly number: number;
  readonly text: string;
}

/** What the server has said so far: ids, tokens and choices that chance would never hit. */
export class Words {
  readonly #random: Random;
  readonly #byKey = new Map<string, unknown[]>();
  readonly #byPattern = new Map<string, string[]>();
  readonly #moves: OfferedMove[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** Something that was said under this key. */
  of(key: string): unknown {
    const known = this.#byKey.get(key) ?? [];
    return known[below(this.#random, known.length)];
  }

  /** A text that was said and fits the pattern. */
  like(pattern: string): string | undefined {
    const known = this.#byPattern.get(pattern);
    if (!known) this.#byPattern.set(pattern, []);
    return known?.[below(this.#random, known.length)];
  }

  get move(): OfferedMove | undefined {
    return this.#moves[below(this.#random, this.#moves.length)];
  }

  /** Remembers everything in an answer. */
  hear(value: unknown): void {
    if (typeof value === 'string') this.#remember(value);
    if (typeof value !== 'object' || value === null) return;
    this.#hearQuestion(value);
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) this.#rememberAs(key, part);
      this.hear(part);
    }
  }

  #hearQuestion(message: object): void {
    if (!('question' in message && 'table' in message && 'number' in message)) return;
    const { table, number, question } = message as { table: string; number: number; question: { choices?: { text: string }[] } };
    const choices = question?.choices ?? [];
    const choice = choices[below(this.#random, choices.length)];
    if (choice) keep(this.#moves, { table, number, text: choice.text });
  }

  #remember(text: string): void {
    for (const [pattern, known] of this.#byPattern) if (new RegExp(pattern, 'u').test(text)) keep(known, text);
  }

  #rememberAs(key: string, value: unknown): void {
    if (JSON.stringify(value).length > LONGEST) return;
    const known = this.#byKey.get(key);
    if (known) keep(known, value);
    else this.#byKey.set(key, [value]);
  }
}

function keep<T>(list: T[], value: T): void {
  list.push(value);
  if (list.length > REMEMBERED) list.splice(0, REMEMBERED / 2);
}
