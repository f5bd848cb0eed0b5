export * from './definition.ts';
export { drawnRules } from './drawn-rules.ts';
export type * from './fairness.ts';
export { GrowingList } from './growing-list.ts';
export * from './journal.ts';
export * from './match.ts';
export * from './outcome.ts';
export {
  advance,
  advanceNoting,
  advanceWhileSure,
  ask,
  begin,
  copyPosition,
  type Folds,
  foldByType,
  isChance,
  isOver,
  play,
} from './play.ts';
export * from './position.ts';
export * from './preview.ts';
export * from './random.ts';
export * from './random-play.ts';
export * from './remembered.ts';
export * from './report.ts';
export * from './restore.ts';
export * from './result.ts';
export * from './rules.ts';
export * from './save.ts';
export * as shape from './shape.ts';
export * from './submit.ts';
export * from './text/position-text.ts';
export * as spell from './text/spelling.ts';
export * from './view.ts';
