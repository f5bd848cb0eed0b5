export { shareOf } from '@durbar/bots/lab';

export interface SampleSummary {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export function summaryOf(values: readonly number[]): SampleSummary {
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    mean: sum / Math.max(values.length, 1),
    min: values.reduce((a, b) => Math.min(a, b), Infinity),
    max: values.reduce((a, b) => Math.max(a, b), -Infinity),
  };
}
