/** SQLSTATE classes: connection exceptions, lack of resources, and an operator who shuts the database down. */
const CLASSES = /^(08|53|57P)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What the driver says without a code: every connection is in use, or the one in use was lost. */
const SENTENCES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Whether the database is overloaded, restarting or out of reach: the same call can succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CLASSES.test(code) || NETWORK.has(code) || SENTENCES.test(error.message);
}
