import type { TextReader } from './reader.ts';

const TIMES = /\d+(?=\*)/y;
const WHOLE = /-?\d+/y;
/** Upper bound on list length, so a damaged text can't exhaust memory. */
const MOST = 1000;
const SHORTEST_RANGE = 3;

/** Run-length encodes equal neighbours where that is shorter: `3*x`. */
export function withRuns(texts: readonly string[]): string[] {
  const runs: { readonly text: string; count: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs.flatMap(({ text, count }) => {
    const run = `${count}*${text}`;
    const each = Array<string>(count).fill(text);
    return run.length < each.join(',').length ? [run] : each;
  });
}

export function readRun<T>(reader: TextReader, read: (reader: TextReader) => T): T[] {
  const { at } = reader;
  const times = Number(reader.take(TIMES) ?? 1);
  if (times > MOST) reader.refuse(`${times} is more than any list holds`, at);
  reader.skip('*');
  const value = read(reader);
  return Array.from({ length: times }, () => copyOf(value));
}

/** A copy as plain JSON. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Ascending neighbours are written as `4..9`. */
export function withRanges(numbers: readonly number[]): string[] {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.flatMap(({ from, to }) => {
    const each = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    return each.length < SHORTEST_RANGE ? each : [`${from}..${to}`];
  });
}

/** A whole number, a run of them, or a range. */
export function readRange(reader: TextReader): number[] {
  return readRun(reader, (each) => {
    const { at } = each;
    const from = wholeNumber(each);
    const to = each.skip('..') ? wholeNumber(each) : from;
    if (to < from || to - from >= MOST) each.refuse(`${from}..${to} is not a range`, at);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }).flat();
}

export function wholeNumber(reader: TextReader): number {
  return Number(reader.take(WHOLE) ?? reader.refuse('expected a whole number'));
}
