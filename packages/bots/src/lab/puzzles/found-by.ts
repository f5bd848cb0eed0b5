import { seededRandom } from '@durbar/engine';
import type { Budget } from '../../budget.ts';
import type { Search } from '../../evaluation.ts';
import { LADDER } from '../../ladder.ts';
import type { AnyPosition } from '../../levels/look.ts';
import type { WholeTurn } from '../../levels/whole-turns/turns.ts';
import type { Level, Mind } from '../../mind.ts';
import { isSameTurn, turnOfBot } from '../../puzzles/turns.ts';

/** How often a level tries a puzzle, and how far it looks each time. */
interface Tries {
  readonly level: Level;
  readonly times: number;
  readonly budget: Budget;
}

const QUICK = { looks: 1 } as const;

const LOOKS_OF_MASTER = 240;
/** A visit to a tree costs a small part of a playout. */
const LOOKS_IN_TREES: Partial<Record<Search, number>> = { tree: 3000, 'policy-tree': 1000, 'habit-tree': 1000 };
const GREEDY: Tries = { level: 'greedy', times: 4, budget: QUICK };
const MAY: readonly Tries[] = [
  { level: 'random', times: 6, budget: QUICK },
  { level: 'novice', times: 6, budget: QUICK },
  { level: 'casual', times: 6, budget: QUICK },
  { level: 'planner', times: 2, budget: { looks: 120 } },
];

/** A puzzle's position, and the turns that solve it. */
export interface ToFind {
  readonly mind: Mind;
  readonly world: AnyPosition;
  readonly seat: number;
  readonly right: readonly WholeTurn[];
  readonly seed: string;
}

/**
 * The share of each level's tries that found it; undefined if master doesn't, or if greedy does even though the puzzle should tempt it,
 * because then the others needn't try.
 */
export function foundBy(puzzle: ToFind, tempted: Level): Partial<Record<Level, number>> | undefined {
  const greedy = shareOf(puzzle, GREEDY);
  const master = tempted === 'greedy' && greedy > 0 ? 0 : shareOf(puzzle, triesOfMaster(puzzle.mind));
  if (master < 1) return undefined;
  const others = MAY.map((tries) => [tries.level, shareOf(puzzle, tries)] as const);
  return { ...Object.fromEntries(others), greedy, master };
}

function triesOfMaster({ evaluation }: Mind): Tries {
  return { level: 'master', times: 1, budget: { looks: LOOKS_IN_TREES[evaluation.search] ?? LOOKS_OF_MASTER } };
}

function shareOf({ mind, world, seat, right, seed }: ToFind, { level, times, budget }: Tries): number {
  let found = 0;
  for (let time = 0; time < times; time++) {
    const random = seededRandom(`${seed} ${level} ${time}`);
    const turn = turnOfBot(mind, LADDER[level], world, seat, budget, random);
    if (right.some((one) => isSameTurn(mind, turn, one))) found++;
  }
  return Number((found / times).toFixed(2));
}
