import { type TextReader, writeWord } from './reader.ts';
import { readRun, withRuns } from './runs.ts';

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/y;
const LIKE_A_NUMBER = /^-?\d/;
const CONSTANTS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/** Any JSON value with as few marks as possible: `{kind:river;index:7}`, `[4,3*0]`. */
export function writePlain(value: unknown): string {
  if (typeof value === 'string') return isBare(value) ? writeWord(value) : JSON.stringify(value);
  if (Array.isArray(value)) return `[${withRuns(value.map(writePlain)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(writeEntry).join(';')}}`;
}

function isBare(word: string): boolean {
  return !LIKE_A_NUMBER.test(word) && CONSTANTS.every(([name]) => name !== word);
}

function writeEntry([key, value]: readonly [string, unknown]): string {
  return `${writeWord(key)}:${writePlain(value)}`;
}

export function readPlain(reader: TextReader): unknown {
  if (reader.skip('['))
    return closed(reader, ']', (inside) => inside.separated(',', (each) => readRun(each, readPlain)).flat(), []);
  if (reader.skip('{')) return closed(reader, '}', readEntries, {});
  const number = reader.take(NUMBER);
  if (number !== undefined) return Number(number);
  const isQuoted = reader.isNext('"');
  const word = reader.word();
  const constant = isQuoted ? undefined : CONSTANTS.find(([name]) => name === word);
  return constant ? constant[1] : word;
}

function readEntries(reader: TextReader): object {
  return Object.fromEntries(
    reader.separated(';', (each) => {
      const key = each.word();
      each.expect(':');
      return [key, readPlain(each)] as const;
    }),
  );
}

function closed<T>(reader: TextReader, end: string, read: (reader: TextReader) => T, empty: T): T {
  if (reader.skip(end)) return empty;
  const found = read(reader);
  reader.expect(end);
  return found;
}
