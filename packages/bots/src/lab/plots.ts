/** Small pictures as SVG text, for a page that needs nothing else. */

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly note?: string;
}

const WIDTH = 640;
const ROW = 26;
const LABEL = 220;
const NOTE = 150;

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
    `<text x="${LABEL - 8}" y="${middle + 4}" text-anchor="end">${escapeText(label)}</text>`,
    `<rect x="${LABEL}" y="${y + 4}" width="${Math.max(x(value) - LABEL, 1)}" height="${ROW - 8}"/>`,
    whisker,
    `<text class="note" x="${WIDTH - NOTE + 8}" y="${middle + 4}">${escapeText(note)}</text>`,
  ].join('');
}

const BINS = 24;
const HISTOGRAM_HEIGHT = 140;

/** How often values fall into each of equal steps. */
export function histogram(title: string, values: readonly number[]): string {
  const low = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const high = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const step = Math.max((high - low) / BINS, 1e-9);
  const counts = new Array<number>(BINS).fill(0);
  for (const value of values) {
    const bin = Math.min(Math.floor((value - low) / step), BINS - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = Math.max(...counts, 1);
  const width = WIDTH / BINS;
  const bars = counts.map((count, bin) => {
    const height = (HISTOGRAM_HEIGHT * count) / most;
    return `<rect x="${bin * width + 1}" y="${HISTOGRAM_HEIGHT - height}" width="${width - 2}" height="${height}"/>`;
  });
  const y = HISTOGRAM_HEIGHT + 16;
  const ends = `<text x="0" y="${y}">${tidy(low)}</text><text x="${WIDTH}" y="${y}" text-anchor="end">${tidy(high)}</text>`;
  return figure(title, WIDTH, HISTOGRAM_HEIGHT + 24, bars.join('') + ends);
}

function tidy(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(1))) : '';
}

function figure(title: string, width: number, height: number, content: string): string {
  const name = escapeText(title);
  return `<figure><figcaption>${name}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">${content}</svg></figure>`;
}
