import type { Line } from './contract.ts';

/** A second press within this time is a double click. */
const DOUBLE = 400;

/** What the viewer hovers, has decided without sending, has selected or has highlighted. */
export class Selection {
  #pointed = $state<string>();
  #selected = $state<string>();
  #selectedAt = 0;
  /** The proposal was declined. */
  #isBare = $state(false);
  /** Each press that led to a further question, with the answers that followed from it. */
  #groups = $state.raw<readonly (readonly string[])[]>([]);
  #lit = $state.raw<readonly string[]>([]);

  /** The text of the choice under the pointer or in focus. */
  get pointed(): string | undefined {
    return this.#pointed;
  }

  /** The text of the choice waiting for confirmation. */
  get selected(): string | undefined {
    return this.#selected;
  }

  /** Whether automatic selection is off. */
  get isBare(): boolean {
    return this.#isBare;
  }

  /** The answers that are decided but not sent. */
  get steps(): readonly string[] {
    return this.#groups.flat();
  }

  /** Where the last press begins among the steps. */
  get lastStep(): number {
    return this.#groups.slice(0, -1).flat().length;
  }

  point(text: string | undefined): void {
    this.#pointed = text;
  }

  leave(text: string): void {
    if (this.#pointed === text) this.#pointed = undefined;
  }

  select(text: string): void {
    this.#selected = text;
    this.#selectedAt = performance.now();
  }

  /** Whether it just changed, so a second press belongs to the first. */
  get isNew(): boolean {
    return performance.now() - this.#selectedAt < DOUBLE;
  }

  /** Deselects, unless the selection was just made. */
  drop(): void {
    if (this.isNew) return;
    this.#selected = undefined;
    this.#isBare = true;
  }

  /** Moves on to the next question. */
  settle(steps: readonly string[]): void {
    this.#turnTo([...this.#groups, steps]);
  }

  /** Returns to the previous question, or to the one that this step answers. */
  back(step = this.lastStep): void {
    const groups = [...this.#groups];
    while (groups.length > 0 && groups.flat().length > step) groups.pop();
    this.#turnTo(groups);
  }

  clear(): void {
    this.#turnTo([]);
  }

  /** Highlights what a line of the chronicle refers to. */
  light(line: Line | undefined): void {
    this.#lit = line?.things ?? [];
  }

  isLit(thing: string): boolean {
    return this.#lit.includes(thing);
  }

  #turnTo(groups: readonly (readonly string[])[]): void {
    // The whole table depends on the steps, so keep the same empty array to avoid re-rendering.
    if (groups.length > 0 || this.#groups.length > 0) this.#groups = groups;
    this.#selected = undefined;
    this.#pointed = undefined;
    this.#isBare = false;
    this.#selectedAt = performance.now();
  }
}
