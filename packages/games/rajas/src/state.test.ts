import { begin, copyPosition, playOut, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { newTable } from './testing/table.ts';

test('what happens on a copy changes nothing in the original, though they share lists', () => {
  const options = { navaratnas: 'on', holi: 'front', pinkElephant: 'on', cows: 'on', roads: 'front', wilderness: 'on' };
  const { rules, position } = newTable({ players: 3, options });
  const copy = copyPosition(rules, position);
  expect(copy).toEqual(position);
  // A change to a frozen list throws.
  for (const part of Object.values(position.state)) Object.freeze(part);
  playOut(rules, copy, seededRandom('copy'));
  expect(copy.state.tiles).not.toEqual(position.state.tiles);
});

test('every game of the same rules begins with its own agenda', () => {
  const { rules } = newTable();
  const { agenda } = rules.definition.begin(rules.game);
  agenda.length = 0;
  expect(begin(rules).position.agenda.length).toBeGreaterThan(0);
});
