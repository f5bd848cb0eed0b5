/** SQLSTATE: connection exceptions, lack of resources, an operator who shuts the database down, one that may only be read, faults of its disk. */
const STATES = /^(08|53|57P|25006|58030)/;
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
]);
/** What the driver says without a code: every connection is in use, or the one in use was lost. */
const SENTENCES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
/** Codes of SQLite, without what is more exactly wrong. */
const SQLITE = new Set([BUSY, READ_ONLY, INPUT_OUTPUT, FULL, CANNOT_OPEN]);

/** Whether the database is overloaded, restarting, out of reach or out of space: the same call can succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || SYSTEM.has(code) || SENTENCES.test(error.message) || SQLITE.has(sqliteCode(error));
}

/** Whether another process holds a SQLite database. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && sqliteCode(error) === BUSY;
}

function sqliteCode(error: Error): number {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
}
