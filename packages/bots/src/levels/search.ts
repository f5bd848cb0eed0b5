import type { Effort } from '../budget.ts';
import { meanOf, type Visited } from './tree.ts';

/** Search result for a choice. */
export interface Weighed {
  /** The owner's chance to win after it. */
  readonly chance: number;
  /** The search's confidence; take the highest. */
  readonly worth: number;
}

/** The most visited choice is the best; among equals, the one with the better chance. */
export function weighed(node: Visited | undefined, seat: number): Weighed {
  const chance = meanOf(node, seat);
  return { chance, worth: (node?.visits ?? 0) + chance };
}

/** Exponential moving average of visit time. */
const LINGERING = 0.95;

/** Repeats visits until the next wouldn't finish in time, or no choice can overtake the most visited one. */
export function whileUseful(effort: Effort, choices: () => Iterable<Visited>, visit: () => void): void {
  let longest = 0;
  let visits = 0;
  for (let used = effort.used(); used + longest < 1 && !isDecided(choices, visits, used); visits++) {
    effort.look();
    visit();
    const now = effort.used();
    longest = Math.max(now - used, LINGERING * longest);
    used = now;
  }
}

function isDecided(choices: () => Iterable<Visited>, done: number, used: number): boolean {
  if (done < 64 || done % 16 !== 0) return false;
  let first = 0;
  let second = 0;
  for (const { visits } of choices()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > (done * (1 - used)) / used;
}
