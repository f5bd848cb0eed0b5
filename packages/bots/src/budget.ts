/** How long a bot may think about one decision: by the clock, or by a count of looks ahead that is the same on every machine. */
export type Budget = { readonly seconds: number } | { readonly looks: number };

/** Monotonic milliseconds from an arbitrary origin. */
export type Clock = () => number;

export const wallClock: Clock = () => performance.now();

/** Thinking time while it is being used. */
export interface Effort {
  /** Counts one look ahead. */
  look(): void;
  /** The share of the budget that is used: 1 and more means stop. */
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
