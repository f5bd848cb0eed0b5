import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { rajas } from './definition.ts';

test('as many positions lie ahead as before; a change of rules updates the table with --update', async () => {
  const setUps = [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 2, options: { navaratnas: 'on', river: 'drying', riverPool: 'ganga1+ganga2+ganga3' } },
    { players: 3, options: { cows: 'on', kedarnath: 'front', roads: 'front', river: 'full-random' } },
    { players: 4, options: { holi: 'back', wilderness: 'on', pinkElephant: 'on', roads: 'back' } },
  ];
  await expect(perftTable(rajas, setUps)).toMatchFileSnapshot('../perft.txt');
});
