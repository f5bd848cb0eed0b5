import { afterEach, describe, expect, test } from 'vitest';
import { Late, Threads } from './threads.ts';

const open: Threads<Order, number>[] = [];
interface Order {
  readonly does: 'count' | 'throw' | 'exit' | 'hang';
}

function threads(most: number, idle?: number): Threads<Order, number> {
  const module = new URL('./testing/counting-worker.ts', import.meta.url);
  const made = new Threads<Order, number>({ module, most, ...(idle === undefined ? {} : { idle }) });
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describe('threads', () => {
  test('one thread answers one task after another', async () => {
    const one = threads(1);
    expect(await Promise.all([1, 2, 3].map(() => one.run({ does: 'count' })))).toEqual([1, 2, 3]);
  });

  test('several threads share the tasks', async () => {
    const two = threads(2);
    const counts = await Promise.all([1, 2].map(() => two.run({ does: 'count' })));
    expect(counts).toEqual([1, 1]);
  });

  test('a task that throws leaves its thread usable', async () => {
    const one = threads(1);
    await one.run({ does: 'count' });
    await expect(one.run({ does: 'throw' })).rejects.toThrow('asked to throw');
    expect(await one.run({ does: 'count' })).toBe(2);
  });

  test.each(['exit', 'hang'] as const)('a thread that does not answer (%s) is replaced', async (does) => {
    const one = threads(1);
    await one.run({ does: 'count' });
    const failed = one.run({ does }, does === 'hang' ? 300 : 60_000);
    await (does === 'hang' ? expect(failed).rejects.toBeInstanceOf(Late) : expect(failed).rejects.toThrow('ended'));
    expect(await one.run({ does: 'count' })).toBe(1);
  });

  test('an idle thread is terminated', async () => {
    const one = threads(1, 20);
    await one.run({ does: 'count' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await one.run({ does: 'count' })).toBe(1);
  });
});
