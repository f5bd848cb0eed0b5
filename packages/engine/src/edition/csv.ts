import { type Form, isRecord } from '../shape.ts';
import { fittingForm, formAt, keysOf } from './form.ts';
import { leavesOf, type PartPath, parsePath, partAt, pathText, withPart } from './path.ts';

/** A list of entries as a table for spreadsheets: a column for each number or word, named by its path. */
export function csvOf(entries: readonly unknown[]): string {
  const leaves = entries.flatMap((entry) => leavesOf(entry).filter((path) => path.length > 0 && isScalar(partAt(entry, path))));
  const columns = [...new Set(leaves.map(pathText))].map(parsePath).toSorted(byFirstKey(entries));
  const rows = entries.map((entry) => columns.map((column) => cellOf(partAt(entry, column))));
  return [columns.map((column) => quoted(pathText(column))), ...rows].map((row) => `${row.join(',')}\n`).join('');
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Columns stand together by their first key, in the order in which keys first appear. */
function byFirstKey(entries: readonly unknown[]): (one: PartPath, other: PartPath) => number {
  const keys = [...new Set(entries.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : [])))];
  return (one, other) =>
    keys.indexOf(String(one[0])) - keys.indexOf(String(other[0])) || pathText(one).localeCompare(pathText(other));
}

function cellOf(value: unknown): string {
  return value === undefined || !isScalar(value) ? '' : quoted(String(value));
}

function quoted(text: string): string {
  return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The entries of a table with a head row: separated by commas, semicolons or tabs, as spreadsheets copy and save it. */
export function entriesOfCsv(text: string, form: Form): readonly unknown[] {
  const [head = [], ...rows] = rowsOf(text);
  const columns = head.map((name) => parsePath(name.trim()));
  return rows.map((cells) => {
    const entry = columns.reduce<unknown>((built, column, index) => {
      const cell = cells[index]?.trim() ?? '';
      return cell === '' || column.length === 0 ? built : withCell(built, column, cell);
    }, {});
    return completed(form, typed(form, entry));
  });
}

function withCell(entry: unknown, column: PartPath, cell: string): unknown {
  const grown = column.reduce<unknown>((built, step, depth) => {
    const path = column.slice(0, depth);
    return typeof step === 'number' && partAt(built, path) === undefined ? withPart(built, path, []) : built;
  }, entry);
  return withPart(grown, column, cell);
}

/** Cells become numbers and flags where the form wants them; what fits nowhere stays a text, for the checks to name. */
function typed(form: Form, entry: unknown): unknown {
  return leavesOf(entry).reduce<unknown>((built, path) => {
    const cell = partAt(entry, path);
    return path.length === 0 || typeof cell !== 'string'
      ? built
      : withPart(built, path, valueIn(formAt(form, entry, path), cell));
  }, entry);
}

function valueIn(form: Form | undefined, cell: string): unknown {
  if (form?.kind === 'text') return cell;
  if (form?.kind === 'flag') return cell.toLowerCase() === 'true' ? true : cell.toLowerCase() === 'false' ? false : cell;
  if (form?.kind === 'choice') return form.allowed.find((one) => String(one) === cell) ?? cell;
  return /^-?\d+$/.test(cell) ? Number(cell) : cell;
}

/** A table has no cell for an empty list. */
function completed(form: Form, entry: unknown): unknown {
  const fitting = fittingForm(form, entry);
  if (fitting.kind !== 'object' || !isRecord(entry)) return entry;
  const lists = Object.entries(fitting.required).filter(([key, inner]) => inner.kind === 'list' && !Object.hasOwn(entry, key));
  const order = Object.keys(keysOf(fitting));
  const whole = { ...entry, ...Object.fromEntries(lists.map(([key]) => [key, []])) };
  return Object.fromEntries(Object.entries(whole).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const [firstLine = ''] = text.split('\n');
  const separator = ['\t', ';', ','].find((one) => firstLine.includes(one)) ?? ',';
  const rows: string[][] = [[]];
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  for (const [, inQuotes, plain, end] of text.matchAll(cells)) {
    rows.at(-1)?.push(inQuotes === undefined ? (plain ?? '') : inQuotes.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}
