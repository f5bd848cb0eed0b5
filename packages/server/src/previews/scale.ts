interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Scale {
  /** Where a chapter is. */
  x(chapter: number): number;
  /** Where a value is; large values are at the top. */
  y(value: number): number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 15, 20, 25, 50, 100];
const MOST_TICKS = 6;

/** Fits lines into a box, with round numbers at its side. */
export function scaleOf(lines: readonly (readonly number[])[], { left, right, top, bottom }: Box): Scale {
  const values = lines.flat();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? 200;
  const [low, high] = [
    Math.floor(least / step) * step,
    Math.max(Math.ceil(most / step) * step, Math.floor(least / step) * step + step),
  ];
  const chapters = Math.max(...lines.map(({ length }) => length));
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return {
    x: (chapter) => left + ((right - left) * chapter) / Math.max(1, chapters - 1),
    y: (value) => bottom - ((bottom - top) * (value - low)) / (high - low),
    ticks,
  };
}
