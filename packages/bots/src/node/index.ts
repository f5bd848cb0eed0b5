export { type Analyst, type AnalystOptions, type AnalystReport, createAnalyst } from './analyst.ts';
export { type BotPool, createBotPool, type PoolOptions } from './pool.ts';
export type { BotOutcome, BotReply, BotTask } from './task.ts';
export { Threads } from './threads.ts';
