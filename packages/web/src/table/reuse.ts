/** The newer of two values with every equal part taken from the older one, so nothing re-renders for it. For plain data. */
export function reuse<T>(before: T | undefined, now: T): T;
export function reuse(before: unknown, now: unknown): unknown {
  if (before === now || !isComposed(before) || !isComposed(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const merged: Composed = Array.isArray(now) ? Object.assign([], now) : { ...now };
  for (const key of keys) {
    const value = reuse(before[key], now[key]);
    merged[key] = value;
    if (value !== before[key]) isSame = false;
  }
  return isSame ? before : merged;
}

type Composed = Record<string, unknown>;

function isComposed(value: unknown): value is Composed {
  return typeof value === 'object' && value !== null;
}
