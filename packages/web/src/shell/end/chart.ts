/** One line of a chart. */
export interface Series {
  readonly seat: number;
  readonly values: readonly number[];
}

export interface Scale {
  readonly ticks: readonly number[];
  y(value: number): number;
  x(index: number): number;
}

export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const MARK_RADIUS = 9.5;
const MARK_APART = 16;

const STEPS = [1, 2, 5, 10, 15, 20, 25, 50, 100, 200, 500];

/** A line that ends this near to a mark, in steps, lets the chart end at the mark. */
const NEAR = 0.25;

/** Round marks, about five of them; the chart ends at the outermost values, so no space is left for marks that nothing reaches. */
export function scaleOf(series: readonly Series[], points: number, { left, right, top, bottom }: PlotArea): Scale {
  const values = series.flatMap((one) => one.values);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = STEPS.find((candidate) => (high - low) / candidate <= 5) ?? 1000;
  const [under, over] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const first = low - under <= step * NEAR ? under : low;
  const last = over - high <= step * NEAR ? over : high;
  const all = Array.from({ length: Math.round((over - under) / step) + 1 }, (_, index) => under + index * step);
  const ticks = all.filter((tick) => tick >= first && tick <= last);
  return {
    ticks,
    y: (value) => bottom - ((value - first) * (bottom - top)) / (last - first),
    x: (index) => left + (points > 1 ? (index * (right - left)) / (points - 1) : 0),
  };
}

/** Label heights moved apart so nothing touches, as near to their lines as possible. */
export function spread(heights: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = heights.slice();
  let previous = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    previous = Math.max(heights[index] ?? 0, previous + gap);
    placed[index] = previous;
  }
  const excess = Math.max(0, previous - lowest);
  return placed.map((height) => height - excess);
}

export function pathOf(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/** The middle of a numbered mark: below its line, or above it where the axis labels are. */
export function markHeight(line: number, { bottom }: Pick<PlotArea, 'bottom'>): number {
  return line + MARK_APART + MARK_RADIUS > bottom ? line - MARK_APART : line + MARK_APART;
}

/** A line's value between its points. */
export function valueAt(values: readonly number[], at: number): number {
  const before = values[Math.floor(at)] ?? 0;
  const after = values[Math.ceil(at)] ?? before;
  return before + (after - before) * (at - Math.floor(at));
}
