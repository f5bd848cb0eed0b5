import type { Moment } from '../worker/news.ts';
import type { ForcedSteps } from './forced.svelte.ts';
import type { ShownTable } from './shown-table.svelte.ts';
import type { TableSource } from './source.ts';

/** The table where moves are undone. */
interface Ground {
  readonly table: ShownTable;
  readonly forced: ForcedSteps;
  /** Whether something is still being shown or pending. */
  readonly busy: boolean;
}

/** Undoes sent moves: the viewer's answers, each as a whole. */
export class TakingBack {
  readonly #ground: Ground;
  readonly #source: TableSource;
  /** Where the viewer's own answers began. */
  #starts: readonly number[] = [];
  /** The target of the running undo. */
  #to: number | undefined;

  constructor(ground: Ground, source: TableSource) {
    this.#ground = ground;
    this.#source = source;
  }

  /** An answer begins here. */
  begin(number: number): void {
    this.#starts = [...this.#starts.filter((start) => start < number), number];
  }

  /** Absent if there is nothing to undo. */
  get undo(): (() => void) | undefined {
    const { undo, reset } = this.#ground.table.happened;
    if (undo === undefined || reset === undefined) return undefined;
    return this.#back(this.#starts.findLast((number) => number <= undo && number >= reset) ?? undo);
  }

  /** Absent if it would undo no more than `undo`. */
  get reset(): (() => void) | undefined {
    const { undo, reset } = this.#ground.table.happened;
    return reset === undefined || reset === undo ? undefined : this.#back(reset);
  }

  /** One move was undone; there may be more. */
  goOn({ number, undo }: Moment): void {
    const to = this.#to;
    this.#to = undefined;
    if (to !== undefined && number > to && undo !== undefined) this.#rewind(to);
  }

  #back(to: number): (() => void) | undefined {
    const { table, busy } = this.#ground;
    const isOver = table.standings !== undefined;
    return isOver || busy || !this.#source.undo ? undefined : () => this.#rewind(to);
  }

  /** Moves are undone one by one, or all since the last barrier. */
  #rewind(to: number): void {
    const { forced, table } = this.#ground;
    forced.leave(to);
    forced.forget();
    this.#to = to;
    this.#source.undo?.(table.happened.reset === to ? 'turn' : 'step');
  }
}
