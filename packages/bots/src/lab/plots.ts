/** Small SVG charts for a self-contained page. */

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly note?: string;
}

const WIDTH = 760;
const ROW = 26;
const LABEL = 320;
const NOTE = 120;
/** Longer labels would be cut off. */
const LONGEST_LABEL = 48;

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Horizontal bars, with whiskers where an interval is known; `mark` is a value to compare with. */
export function barPlot(title: string, bars: readonly Bar[], { max = 1, mark }: { max?: number; mark?: number } = {}): string {
  const height = bars.length * ROW + 8;
  const span = WIDTH - LABEL - NOTE;
  const x = (value: number) => LABEL + (span * Math.min(Math.max(value, 0), max)) / max;
  const rows = bars.map((bar, index) => barRow(bar, index * ROW + 4, x));
  const line = mark === undefined ? '' : `<line class="mark" x1="${x(mark)}" x2="${x(mark)}" y1="0" y2="${height}"/>`;
  return figure(title, WIDTH, height, line + rows.join(''));
}

function barRow({ label, value, low, high, note = '' }: Bar, y: number, x: (value: number) => number): string {
  const middle = y + ROW / 2;
  const whisker =
    low === undefined || high === undefined
      ? ''
      : `<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`;
  return [
    `<text x="${LABEL - 8}" y="${middle + 4}" text-anchor="end">${escapeText(shortened(label))}</text>`,
    `<rect x="${LABEL}" y="${y + 4}" width="${Math.max(x(value) - LABEL, 1)}" height="${ROW - 8}"/>`,
    whisker,
    `<text class="note" x="${WIDTH - NOTE + 8}" y="${middle + 4}">${escapeText(note)}</text>`,
  ].join('');
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

const BINS = 24;
const HISTOGRAM_HEIGHT = 140;

/** How often whole numbers fall into each of equal steps; a small range has a bar for each number. */
export function histogram(title: string, values: readonly number[]): string {
  if (values.length === 0) return '';
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const step = Math.ceil((high - low + 1) / BINS);
  const counts = new Array<number>(Math.ceil((high - low + 1) / step)).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - low) / step);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const width = Math.min(WIDTH / counts.length, WIDEST_BAR);
  const bars = counts.map((count, bin) => column(count / Math.max(...counts), bin, width, low + bin * step));
  return figure(title, WIDTH, HEADROOM + HISTOGRAM_HEIGHT + 24, bars.join(''));
}

const WIDEST_BAR = 64;
/** Room above the highest column. */
const HEADROOM = 4;

/** A column and the number it begins with. */
function column(share: number, bin: number, width: number, from: number): string {
  const height = HISTOGRAM_HEIGHT * share;
  const bottom = HEADROOM + HISTOGRAM_HEIGHT;
  const text = `<text x="${(bin + 0.5) * width}" y="${bottom + 16}" text-anchor="middle">${from}</text>`;
  return `<rect x="${bin * width + 1}" y="${bottom - height}" width="${width - 2}" height="${height}"/>${text}`;
}

function figure(title: string, width: number, height: number, content: string): string {
  const name = escapeText(title);
  return `<figure><figcaption>${name}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">${content}</svg></figure>`;
}
