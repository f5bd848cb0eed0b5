export { type Decision, type GameRecord, playGame, type Table, winOf } from './arena.ts';
export type { FitOptions } from './fit.ts';
export { type KeptMatch, type KeptPlan, type KeptRound, keptPlan, keptRound } from './kept.ts';
export { allRounds, type MatchPlan, type MatchResult, matchResult, playMatch, type Round } from './match.ts';
export { reportPage } from './report.ts';
export type { SelfPlay } from './self-play.ts';
export { eloGap, type Share, shareOf } from './statistics.ts';
export { type TrainPlan, type TrainStep, train } from './train.ts';
