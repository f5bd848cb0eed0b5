import { withThousands } from '../output.ts';
import type { Pass } from './compare-player.ts';

/** The passes of one game before and after a change. */
export interface Comparison {
  readonly game: string;
  readonly before: readonly Pass[];
  readonly now: readonly Pass[];
}

/** The allowed loss of speed. */
const ALLOWED_LOSS = 0.05;

interface Rates {
  readonly fastest: number;
  readonly median: number;
}

function ratesOf(passes: readonly Pass[], what: 'decisions' | 'games'): Rates {
  const rates = passes.map((pass) => pass[what] / pass.seconds).sort((a, b) => b - a);
  return { fastest: rates[0] ?? 0, median: rates[rates.length >> 1] ?? 0 };
}

/** Compares the fastest passes, because other load can only slow them down. */
export function hasLost({ before, now }: Comparison): boolean {
  return ratesOf(now, 'decisions').fastest < ratesOf(before, 'decisions').fastest * (1 - ALLOWED_LOSS);
}

/** A small table for people and for commit messages. */
export function comparisonTable(comparisons: readonly Comparison[]): string[] {
  const rows = [['fastest pass (median)', 'decisions/s before', 'decisions/s now', 'now : before', 'games/s now']];
  for (const { game, before, now } of comparisons) {
    const [old, latest] = [ratesOf(before, 'decisions'), ratesOf(now, 'decisions')];
    const ratio = `${(latest.fastest / old.fastest).toFixed(3)} (${(latest.median / old.median).toFixed(3)})`;
    rows.push([game, rateText(old), rateText(latest), ratio, rateText(ratesOf(now, 'games'))]);
  }
  return inColumns(rows);
}

function rateText({ fastest, median }: Rates): string {
  return `${withThousands(fastest)} (${withThousands(median)})`;
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
