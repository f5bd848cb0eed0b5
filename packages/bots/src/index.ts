export type { Budget } from './budget.ts';
export { type Answer, type BotFault, chooseWith, createBot, guarded, type Mishap, type Player } from './choose.ts';
export { type Evaluation, winChances } from './evaluation.ts';
export { loadEvaluation } from './evaluations/index.ts';
export type { Features } from './features.ts';
export { LADDER } from './ladder.ts';
export { type Bot, isLevel, LEVELS, type Level, type Mind } from './mind.ts';
export type { HiddenUnit, Model } from './model.ts';
