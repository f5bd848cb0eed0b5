import { expect, test } from 'vitest';
import { initialState } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { FROM_VERSION_1 } from './version-1.ts';

test('TAJ-GEN-03 a state of version 1 has no knowledge of the hands yet', () => {
  const { game } = scenario({ players: 5 });
  const { taken: _taken, kept: _kept, ...old } = initialState(game);
  expect(FROM_VERSION_1.state?.(old, game)).toEqual(initialState(game));
});
