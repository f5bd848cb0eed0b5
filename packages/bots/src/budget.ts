/** Thinking time for one decision: by the clock, or by a machine-independent number of evaluations. */
export type Budget = { readonly seconds: number } | { readonly looks: number };

/** Monotonic milliseconds from an arbitrary origin. */
export type Clock = () => number;

export const wallClock: Clock = () => performance.now();

/** A running budget. */
export interface Effort {
  /** Counts one evaluation. */
  look(): void;
  /** The fraction of the budget used; stop at 1. */
  used(): number;
}

export function effortOf(budget: Budget, clock: Clock = wallClock): Effort {
  return 'looks' in budget ? countedEffort(budget.looks) : timedEffort(budget.seconds * 1000, clock);
}

function countedEffort(looks: number): Effort {
  let count = 0;
  return {
    look() {
      count++;
    },
    used: () => count / looks,
  };
}

function timedEffort(milliseconds: number, clock: Clock): Effort {
  const start = clock();
  return { look() {}, used: () => (clock() - start) / milliseconds };
}
