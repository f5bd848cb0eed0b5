/** Weights that turn a seat's features into one score; the softmax of all scores gives the chances to win. */
export interface Model {
  /** Features are divided by their scale first. */
  readonly scale: readonly number[];
  /** The weight of each feature at the start of the game … */
  readonly early: readonly number[];
  /** … and at its end; in between they are mixed by progress. */
  readonly late: readonly number[];
  /** A hidden layer added to the linear score; empty for a linear model. */
  readonly hidden: readonly HiddenUnit[];
}

export interface HiddenUnit {
  readonly bias: number;
  /** The weight of the game's progress. */
  readonly progress: number;
  readonly input: readonly number[];
  readonly output: number;
}

export function scoreRow(model: Model, rows: Float64Array, at: number, progress: number): number {
  const { scale, early, late, hidden } = model;
  let score = 0;
  for (let i = 0; i < scale.length; i++) {
    const value = rows[at + i] as number;
    if (value === 0) continue;
    const first = early[i] as number;
    score += (value / (scale[i] as number)) * (first + progress * ((late[i] as number) - first));
  }
  for (const unit of hidden) score += unit.output * activation(unit, scale, rows, at, progress);
  return score;
}

/** A rectified unit. */
function activation(unit: HiddenUnit, scale: readonly number[], rows: Float64Array, at: number, progress: number): number {
  const { input } = unit;
  let sum = unit.bias + unit.progress * progress;
  for (let i = 0; i < input.length; i++) {
    const value = rows[at + i] as number;
    if (value !== 0) sum += (value / (scale[i] as number)) * (input[i] as number);
  }
  return Math.max(sum, 0);
}

/** In place. */
export function softmax(scores: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > top) top = score;
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    const power = Math.exp((scores[i] as number) - top);
    scores[i] = power;
    sum += power;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) / sum;
}
