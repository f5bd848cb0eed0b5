export { type Decision, type GameRecord, playGame, type Table, winOf } from './arena.ts';
export { type MatchPlan, type MatchResult, matchResult, playMatch, type Round } from './match.ts';
export { eloGap, type Share, shareOf } from './statistics.ts';
export { type TrainPlan, type TrainStep, train } from './train.ts';
