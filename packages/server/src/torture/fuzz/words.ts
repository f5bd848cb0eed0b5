import { below, type Random } from '@durbar/engine';

const REMEMBERED = 300;
const LONGEST = 1000;
/** Game content, which is long and full of irrelevant words. */
const TELLING: ReadonlySet<string> = new Set(['view', 'entries', 'setUpFacts', 'facts']);

interface Fitting {
  readonly shape: RegExp;
  readonly texts: string[];
}

/** A move that the server offered to someone. */
export interface OfferedMove {
  readonly table: string;
  readonly number: number;
  readonly text: string;
}

/** Values from server responses: ids, tokens and choices that random values would never hit. */
export class Words {
  readonly #random: Random;
  readonly #byKey = new Map<string, unknown[]>();
  readonly #byPattern = new Map<string, Fitting>();
  readonly #moves: OfferedMove[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** A value seen under this key. */
  of(key: string): unknown {
    const known = this.#byKey.get(key) ?? [];
    return known[below(this.#random, known.length)];
  }

  /** A seen text that matches the pattern. */
  like(pattern: string): string | undefined {
    const fitting = this.#byPattern.get(pattern);
    if (!fitting) this.#byPattern.set(pattern, { shape: new RegExp(pattern, 'u'), texts: [] });
    return fitting?.texts[below(this.#random, fitting.texts.length)];
  }

  get move(): OfferedMove | undefined {
    return this.#moves[below(this.#random, this.#moves.length)];
  }

  /** Records the values of a response; returns its approximate size. */
  hear(value: unknown): number {
    if (typeof value === 'string') this.#remember(value);
    if (typeof value !== 'object' || value === null) return String(value).length;
    this.#hearQuestion(value);
    let length = 0;
    for (const [key, part] of Object.entries(value)) {
      const long = TELLING.has(key) ? LONGEST + 1 : this.hear(part);
      if (!Array.isArray(value) && long <= LONGEST) this.#rememberAs(key, part);
      length += key.length + long;
    }
    return length;
  }

  #hearQuestion(message: object): void {
    if (!('question' in message && 'table' in message && 'number' in message)) return;
    const { table, number, question } = message as { table: string; number: number; question: { choices?: { text: string }[] } };
    const choices = question?.choices ?? [];
    const choice = choices[below(this.#random, choices.length)];
    if (choice) keep(this.#moves, { table, number, text: choice.text });
  }

  #remember(text: string): void {
    for (const { shape, texts } of this.#byPattern.values()) if (shape.test(text)) keep(texts, text);
  }

  #rememberAs(key: string, value: unknown): void {
    const known = this.#byKey.get(key);
    if (known) keep(known, value);
    else this.#byKey.set(key, [value]);
  }
}

function keep<T>(list: T[], value: T): void {
  list.push(value);
  if (list.length > REMEMBERED) list.splice(0, REMEMBERED / 2);
}
