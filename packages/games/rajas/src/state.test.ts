import { begin } from '@durbar/engine';
import { expect, test } from 'vitest';
import { copyState } from './state.ts';
import { newTable } from './testing/table.ts';

test('a copy of a state shares no list with it', () => {
  const { game, state } = newTable({ players: 3, options: { navaratnas: 'on', holi: 'front', pinkElephant: 'on' } });
  const copy = copyState(game, state);
  expect(copy).toEqual(state);
  const lists = Object.entries(state).filter(([, part]) => typeof part === 'object');
  expect(lists.length).toBeGreaterThan(20);
  for (const [name, part] of lists) expect([name, copy[name as keyof typeof copy] === part]).toEqual([name, false]);
});

test('every game of the same rules begins with its own agenda', () => {
  const { rules } = newTable();
  const { agenda } = rules.definition.begin(rules.game);
  agenda.length = 0;
  expect(begin(rules).position.agenda.length).toBeGreaterThan(0);
});
