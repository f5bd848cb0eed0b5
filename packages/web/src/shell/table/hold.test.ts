import { expect, test } from 'vitest';
import { holdTable } from './hold.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a table opened in another tab is released here, others are not', async () => {
  const lost: string[] = [];
  const letGo = [
    holdTable('a', () => lost.push('first a')),
    holdTable('b', () => lost.push('b')),
    holdTable('a', () => lost.push('second a')),
  ];
  await soon();
  expect(lost).toEqual(['first a']);
  letGo[0]?.();
  letGo.push(holdTable('a', () => lost.push('third a')));
  await soon();
  expect(lost).toEqual(['first a', 'second a']);
  for (const one of letGo) one();
});
