import { mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { withSource } from './sources.ts';

const { game } = mustRules(rajas, { players: 2, options: { cows: 'on', navaratnas: 'on', kedarnath: 'front' } });

test.each([
  ['great-mogul', { kind: 'space', id: 'great-mogul' }],
  ['temple', { kind: 'space', id: 'temple' }],
  ['river-3', { kind: 'river', index: 3 }],
  ['fame-12', { kind: 'track', track: 'fame', space: 12 }],
  ['money-23', { kind: 'track', track: 'money', space: 23 }],
  ['cow-orange', { kind: 'tile', id: 'cow-orange' }],
  ['BK', { kind: 'yield-tile', id: 'BK' }],
  ['TL', { kind: 'yield', id: 'TL' }],
  ['holi', { kind: 'holi/festival' }],
])('reason %s of version 1 becomes a source', (reason, source) => {
  const fact = { type: 'money-gained', seat: 1, amount: 3 };
  expect(withSource(game, { ...fact, reason })).toEqual({ ...fact, source });
});

test('facts without a reason stay as they are', () => {
  const fact = { type: 'turn-started', seat: 0 };
  expect(withSource(game, fact)).toEqual(fact);
  expect(withSource(game, { ...fact, reason: '' })).toEqual(fact);
});
