import { needsKarma } from '../model/controls.ts';
import type { StackModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';

/** Stacks whose tile is affordable only with karma. Each needs a preview, so they are computed one by one after rendering. */
export class KarmaBadges {
  stacks = $state.raw<readonly string[]>([]);

  /** Restarts; returns the stop function. */
  look(table: RajasTable, stacks: readonly StackModel[]): () => void {
    this.stacks = [];
    const left = [...stacks];
    const timer = setInterval(() => {
      const stack = left.shift();
      if (!stack) clearInterval(timer);
      else if (needsKarma(table, stack)) this.stacks = [...this.stacks, stack.id];
    });
    return () => clearInterval(timer);
  }
}
