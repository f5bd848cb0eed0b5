import {
  type Between,
  type Fingerprint,
  fingerprintFrom,
  fingerprintOf,
  type Patch,
  patchBetween,
  patchFrom,
} from '@durbar/protocol';

/** Fingerprints of parts of views. */
export type Prints = ReadonlyMap<unknown, number>;

/**
 * Compares the views of one table before and after a change. They share what everyone sees, so each shared part is compared, hashed and
 * written once. Parts are noticed two levels deep: a player's side of the table, but not each of its numbers.
 */
export class ViewComparison {
  readonly #found = new Map<unknown, { readonly before: unknown; readonly patch: Patch | undefined }>();
  readonly #texts = new Map<unknown, string>();
  readonly #prints = new Map<unknown, number>();
  readonly #past: Prints;
  readonly #parts: Between;
  readonly #partPrints: Fingerprint;

  /** What hasn't changed since the last comparison keeps its fingerprint. */
  constructor(past: Prints) {
    this.#past = past;
    const inParts = this.#remember(patchBetween);
    this.#parts = this.#remember((before, after) => patchFrom(before, after, inParts));
    const printsInParts = this.#rememberPrint(fingerprintOf);
    this.#partPrints = this.#rememberPrint((value) => fingerprintFrom(value, printsInParts));
  }

  get prints(): Prints {
    return this.#prints;
  }

  patchBetween(before: unknown, after: unknown): Patch | undefined {
    return patchFrom(before, after, this.#parts);
  }

  /** Cheaper after `patchBetween`. */
  fingerprintOf(value: unknown): number {
    return fingerprintFrom(value, this.#partPrints);
  }

  /** As JSON; what several messages contain is written once. */
  textOf(value: object): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }

  /** A patch as JSON. */
  patchText(patch: Patch): string {
    if (!('of' in patch)) return this.textOf(patch);
    const parts = Object.entries(patch.of).map(([key, part]) => `${JSON.stringify(key)}:${this.textOf(part)}`);
    const without = patch.without ? `,"without":${JSON.stringify(patch.without)}` : '';
    return `{"of":{${parts.join(',')}}${without}}`;
  }

  #remember(between: Between): Between {
    return (before, after) => {
      if (typeof after !== 'object' || after === null) return between(before, after);
      const known = this.#found.get(after);
      if (known && known.before === before) return known.patch;
      const patch = between(before, after);
      this.#found.set(after, { before, patch });
      return patch;
    };
  }

  #rememberPrint(fingerprint: Fingerprint): Fingerprint {
    return (value) => {
      if (typeof value !== 'object' || value === null) return fingerprint(value);
      const known = this.#prints.get(value);
      if (known !== undefined) return known;
      const print = this.#unchangedPrint(value) ?? fingerprint(value);
      this.#prints.set(value, print);
      return print;
    };
  }

  #unchangedPrint(value: object): number | undefined {
    const found = this.#found.get(value);
    return found && found.patch === undefined ? this.#past.get(found.before) : undefined;
  }
}
