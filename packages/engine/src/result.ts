/** Result type for expected errors. Bugs throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(fault: E): { readonly ok: false; readonly fault: E } {
  return { ok: false, fault };
}

/** Asserts that a value exists; its absence is a bug. */
export function defined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}

/** Exhaustiveness check at the end of a switch. */
export function exhaustive(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
