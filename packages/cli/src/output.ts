/** One JSON document on standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
}

const BAR_WIDTH = 30;
const REDRAW_MILLISECONDS = 100;

/** A bar with the time left, on a terminal only. */
export function progressBar(label: string, total: number): { tick(done: number): void; end(): void } {
  const stream = process.stderr;
  if (!stream.isTTY) return { tick: () => {}, end: () => {} };
  const started = performance.now();
  let drawn = 0;
  return {
    tick(done) {
      const now = performance.now();
      if (now - drawn < REDRAW_MILLISECONDS && done < total) return;
      drawn = now;
      const full = Math.round((BAR_WIDTH * done) / total);
      const left = Math.round(((now - started) / 1000 / Math.max(done, 1)) * (total - done));
      stream.write(`\r${label} ${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${done}/${total}, ${left} s left \x1b[K`);
    },
    end: () => void stream.write('\r\x1b[K'),
  };
}

export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

export function withThousands(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
