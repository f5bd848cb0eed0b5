import { greedy } from './levels/greedy.ts';
import { master } from './levels/master.ts';
import { novice } from './levels/novice.ts';
import { planner } from './levels/planner.ts';
import { random } from './levels/random.ts';
import type { Bot, Level } from './mind.ts';

export const LADDER: Readonly<Record<Level, Bot>> = { random, novice, greedy, planner, master };
