import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something is so; says what was awaited when it takes too long. */
export async function until<T>(what: string, probe: () => T | Promise<T>, patience = 10_000): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await delay(5);
  }
}
