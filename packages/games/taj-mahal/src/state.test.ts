import { advance, begin, copyPosition, mustRules, playOut, randomChoice, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { tajMahal } from './definition.ts';

test('what happens on a copy changes nothing in the original, though they share lists', () => {
  const rules = mustRules(tajMahal, { players: 4 });
  for (const decisions of [0, 60, 120]) {
    const { position } = begin(rules);
    const random = seededRandom(decisions);
    for (let i = 0; i < decisions; i++) advance(rules, position, randomChoice(rules, position, random));
    const copy = copyPosition(rules, position);
    expect(copy).toEqual(position);
    // A change to a frozen list throws.
    for (const part of Object.values(position.state)) {
      Object.freeze(part);
      if (Array.isArray(part)) for (const list of part) Object.freeze(list);
    }
    playOut(rules, copy, random);
    expect(copy.state.tileOwners).not.toEqual(position.state.tileOwners);
    expect(copy.state.kept).not.toBe(position.state.kept);
  }
});
