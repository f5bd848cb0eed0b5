/** SQLSTATE classes: connection errors, insufficient resources, operator shutdown, read-only, disk errors. */
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
/** Driver errors without a code: pool exhausted, or connection lost. */
const SENTENCES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
/** Primary SQLite result codes. */
const SQLITE = new Set([BUSY, READ_ONLY, INPUT_OUTPUT, FULL, CANNOT_OPEN]);

/** Whether the database is overloaded, restarting, unreachable or out of space, so a retry may succeed. */
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
