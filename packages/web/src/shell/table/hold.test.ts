import { expect, test, vi } from 'vitest';
import { holdTable } from './hold.ts';

const PATIENCE = { timeout: 10_000 };

test('a table opened in another tab is released here, others are not', async () => {
  const lost: string[] = [];
  const letGo = [
    holdTable('a', () => lost.push('first a')),
    holdTable('b', () => lost.push('b')),
    holdTable('a', () => lost.push('second a')),
  ];
  await vi.waitFor(() => expect(lost).toEqual(['first a']), PATIENCE);
  letGo[0]?.();
  letGo.push(holdTable('a', () => lost.push('third a')));
  await vi.waitFor(() => expect(lost).toEqual(['first a', 'second a']), PATIENCE);
  for (const one of letGo) one();
});
