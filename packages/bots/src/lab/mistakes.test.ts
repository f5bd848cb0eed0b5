import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { wallClock } from '../budget.ts';
import { checkMistakes } from './mistakes.ts';

test('mistakes found by the analysis are re-evaluated by a deeper search', async () => {
  const rules = mustRules(defined(await loadGame('cards-and-karma'), 'game'), { players: 2 });
  const plan = { rules, cases: 2, budget: { looks: 10 }, deeper: { looks: 40 }, clock: wallClock, seed: '1' };
  const checked = await checkMistakes(plan);
  expect(checked).toHaveLength(2);
  for (const { lost, deeper } of checked) {
    expect(lost).toBeGreaterThanOrEqual(0.09);
    expect(deeper.lost).toBeGreaterThanOrEqual(0);
  }
});
