import type { Line } from './contract.ts';

/** What the viewer points at, has selected, or has lit up. */
export class Selection {
  #pointed = $state<string>();
  #selected = $state<string>();
  #lit = $state.raw<readonly string[]>([]);

  /** The text of the choice under the pointer or in focus. */
  get pointed(): string | undefined {
    return this.#pointed;
  }

  /** The text of the choice that waits for its confirmation. */
  get selected(): string | undefined {
    return this.#selected;
  }

  point(text: string | undefined): void {
    this.#pointed = text;
  }

  leave(text: string): void {
    if (this.#pointed === text) this.#pointed = undefined;
  }

  select(text: string): void {
    this.#selected = text;
  }

  clear(): void {
    this.#selected = undefined;
    this.#pointed = undefined;
  }

  /** Lights up what a line of the chronicle speaks of. */
  light(line: Line | undefined): void {
    this.#lit = line?.things ?? [];
  }

  isLit(thing: string): boolean {
    return this.#lit.includes(thing);
  }
}
