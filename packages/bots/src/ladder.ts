import { expert } from './levels/expert.ts';
import { greedy } from './levels/greedy.ts';
import { master } from './levels/master.ts';
import { casual, novice } from './levels/overlooking.ts';
import { planner } from './levels/planner.ts';
import { random } from './levels/random.ts';
import type { Bot, Level } from './mind.ts';

export const LADDER: Readonly<Record<Level, Bot>> = { random, novice, casual, greedy, planner, master, expert };
