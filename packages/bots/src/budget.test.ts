import { loadGame } from '@durbar/catalogue';
import { ask, begin, defined, mustRules, questionFor, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { Clock } from './budget.ts';
import { loadEvaluation } from './evaluations/index.ts';
import { CLOCKS } from './lab/clocks.ts';
import { LADDER } from './ladder.ts';
import { settleChance } from './levels/look.ts';
import type { Mind } from './mind.ts';

async function firstQuestion(id: string, clock: Clock) {
  const game = defined(await loadGame(id), id);
  const rules = mustRules(game, { players: game.players.min });
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules), clock };
  const { position } = begin(rules);
  settleChance(mind, position, seededRandom('budget'));
  const seat = Number(ask(rules, position)?.decider);
  const question = defined(questionFor(rules, position, seat), 'question');
  return { mind, view: rules.definition.viewFor(rules.game, position, seat), question };
}

describe.each(['taj-mahal', 'cards-and-karma', 'rajas'])('%s', (id) => {
  test.each(['planner', 'master', 'expert'] as const)('%s keeps its budget', async (level) => {
    const { mind, view, question } = await firstQuestion(id, CLOCKS.cpu);
    const think = (seconds: number) => LADDER[level](mind, view, question, { seconds }, seededRandom(1));
    think(0.05);
    const times = [0, 1, 2].map(() => {
      const started = CLOCKS.cpu();
      think(0.2);
      return CLOCKS.cpu() - started;
    });
    // The fastest of three, because the JIT may run in between.
    expect(Math.min(...times)).toBeLessThan(220);
  });
});

test.each(['planner', 'master', 'expert'] as const)('%s thinks by the clock it is given', async (level) => {
  let reads = 0;
  // Each read of this clock costs a millisecond, so 50 reads use up the budget.
  const { mind, view, question } = await firstQuestion('cards-and-karma', () => ++reads);
  LADDER[level](mind, view, question, { seconds: 0.05 }, seededRandom(1));
  expect(reads).toBeGreaterThan(40);
  expect(reads).toBeLessThan(70);
});
