import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition; names it on timeout. */
export async function until<T>(
  what: string,
  probe: () => T | Promise<T>,
  patience = 30_000,
): Promise<Exclude<NonNullable<T>, false>> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await probe();
    if (found) return found as Exclude<NonNullable<T>, false>;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await delay(5);
  }
}
