import { NONE_LETTER, type Row } from './rows.ts';

/** Where the next key belongs. */
export interface RowTyping {
  readonly at: number;
  /** The digits of the number so far. */
  readonly digits: string;
}

export const NOT_BEGUN: RowTyping = { at: 0, digits: '' };

/** What a key does: where typing goes on, and the row it changes. */
export interface Typed {
  readonly typing: RowTyping;
  readonly row?: Row;
  readonly value?: unknown;
}

/** A key goes to the first row from here on that knows it; undefined if none does. Space goes to the next row. */
export function typedRow(rows: readonly Row[], typing: RowTyping, key: string): Typed | undefined {
  if (rows.length === 0) return undefined;
  if (key === ' ') return { typing: { at: (typing.at + 1) % rows.length, digits: '' } };
  const order = rows.map((_, step) => (typing.at + step) % rows.length);
  const index = order.find((one) => knows(rows[one], key, one === typing.at ? typing.digits : ''));
  const row = index === undefined ? undefined : rows[index];
  if (index === undefined || !row) return undefined;
  const option = row.options?.find(({ letter }) => letter === key);
  if (option || key === NONE_LETTER) return { typing: { at: index + 1, digits: '' }, row, value: option?.value };
  const digits = (index === typing.at ? typing.digits : '') + key;
  return { typing: { at: index, digits }, row, value: Number(digits) };
}

/** Whether keys change a row; some choices are only pressed. */
export function isTyped(row: Row | undefined): boolean {
  return row?.options?.every(({ letter }) => letter === undefined) !== true;
}

function knows(row: Row | undefined, key: string, digits: string): boolean {
  if (!row) return false;
  if (row.options) return row.options.some(({ letter }) => letter === key);
  if (key === NONE_LETTER) return row.isOptional;
  return row.digits !== undefined && /^\d$/.test(key) && digits.length < row.digits;
}
