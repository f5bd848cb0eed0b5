import { begin, mustRules, playOut, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { tajMahal } from './definition.ts';

test.each([3, 4, 5])('TAJ-INV-05 3400 random games of %i players end', (players) => {
  const rules = mustRules(tajMahal, { players });
  const random = seededRandom(`random games ${players}`);
  let visits = 0;
  for (let game = 0; game < 3400; game++) {
    const { position } = begin(rules);
    playOut(rules, position, random);
    visits += position.state.visit;
  }
  expect(visits).toBe(3400 * 12);
});
