import { cardsAndKarma } from '@durbar/cards-and-karma';
import { mustRules, type Rules } from '@durbar/engine';
import { describe, test } from 'vitest';
import { checkStory } from '../../../story/testing/contract.ts';
import { story } from './index.ts';

describe('the story of Cards & Karma', () => {
  for (const players of [2, 3, 4]) {
    test(`leads from view to view with ${players} players`, () => {
      const rules = mustRules(cardsAndKarma, { players }) as unknown as Rules;
      for (let game = 1; game <= 2; game++) checkStory(story, rules, `story ${game}`);
    });
  }

  test('leads from view to view when the scoring track cards show their bonuses', () => {
    const rules = mustRules(cardsAndKarma, { players: 3, options: { bonuses: 'visible' } }) as unknown as Rules;
    for (let game = 1; game <= 2; game++) checkStory(story, rules, `story ${game}`);
  });
});
