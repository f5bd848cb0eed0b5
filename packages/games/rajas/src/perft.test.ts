import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { rajas } from './definition.ts';

const MIXES = [
  {},
  { navaratnas: 'on', river: 'drying', riverPool: 'ganga1+ganga2+ganga3' },
  { cows: 'on', kedarnath: 'front', roads: 'front', river: 'full-random' },
  { holi: 'back', wilderness: 'on', pinkElephant: 'on', roads: 'back' },
];

test('the number of positions is unchanged; update with --update after a rules change', async () => {
  const setUps = MIXES.flatMap((options) => [2, 3, 4].map((players) => ({ players, options })));
  await expect(perftTable(rajas, setUps)).toMatchFileSnapshot('../perft.txt');
});
