/** The newer of two values with every equal part taken from the older one, so nothing re-renders for it. For plain data. */
export function reuse<T>(before: T | undefined, now: T): T;
export function reuse(before: unknown, now: unknown): unknown {
  if (before === now || !isComposed(before) || !isComposed(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  /** Most parts are equal, so a copy is made only for one that isn't. */
  let merged: Composed | undefined;
  for (const key of keys) {
    const value = reuse(before[key], now[key]);
    if (value !== before[key]) isSame = false;
    if (value === now[key]) continue;
    merged ??= Array.isArray(now) ? Object.assign([], now) : { ...now };
    merged[key] = value;
  }
  return isSame ? before : (merged ?? now);
}

type Composed = Record<string, unknown>;

function isComposed(value: unknown): value is Composed {
  return typeof value === 'object' && value !== null;
}
