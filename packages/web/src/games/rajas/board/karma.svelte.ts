import { needsKarma } from '../model/controls.ts';
import type { StackModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';

/** The stacks whose tile only karma makes payable. Each is a look ahead, so they are worked out one by one after the tiles are drawn. */
export class KarmaBadges {
  stacks = $state.raw<readonly string[]>([]);

  /** Starts again; returns how to stop. */
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
