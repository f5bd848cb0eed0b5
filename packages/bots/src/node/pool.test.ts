import { loadGame } from '@durbar/catalogue';
import { advance, ask, begin, defined, isChance, mustRules, questionFor, randomChoice, seededRandom } from '@durbar/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { type BotPool, createBotPool } from './pool.ts';
import type { BotTask } from './task.ts';

const game = defined(await loadGame('cards-and-karma'), 'game');
const rules = mustRules(game, { players: 2 });

function task(level: BotTask['level'], seconds: number): BotTask {
  const { position } = begin(rules);
  const random = seededRandom('pool');
  while (isChance(rules, position)) advance(rules, position, randomChoice(rules, position, random));
  const seat = Number(ask(rules, position)?.decider);
  const view = rules.definition.viewFor(rules.game, position, seat);
  return {
    game: game.id,
    setUp: rules.setUp,
    level,
    view,
    question: questionFor(rules, position, seat),
    budget: { seconds },
    seed: 's',
  };
}

describe('the pool of threads', () => {
  const pools: BotPool[] = [];
  const open = (options?: Parameters<typeof createBotPool>[0]) => {
    const pool = createBotPool(options);
    pools.push(pool);
    return pool;
  };
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  test('does not block the main event loop', async () => {
    const pool = open();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    const asked = task('master', 0.3);
    const answer = await pool.choose(asked);
    clearInterval(timer);
    expect(answer.ok && asked.question?.choices.some(({ text }) => text === answer.value.text)).toBe(true);
    expect(ticks).toBeGreaterThan(5);
  });

  test('reports when nothing is asked', async () => {
    const answer = await open().choose({ ...task('greedy', 0.1), question: undefined });
    expect(answer).toMatchObject({ ok: false, fault: { code: 'game-over' } });
  });

  test('rejects a question that does not belong to the view', async () => {
    const asked = task('master', 0.1);
    const question = asked.question && { ...asked.question, choices: asked.question.choices.slice(1) };
    expect(await open().choose({ ...asked, question })).toMatchObject({ ok: false, fault: { code: 'foreign-question' } });
  });

  test('falls back to greedy when a thread fails, and counts it', async () => {
    const pool = open({ worker: new URL('./testing/throwing-worker.ts', import.meta.url) });
    expect(await pool.choose(task('master', 0.05))).toMatchObject({ ok: true, value: { mishap: 'threw' } });
    expect(pool.mishaps).toEqual({ threw: 1, late: 0, illegal: 0 });
  });

  test('terminates a hanging thread, falls back to greedy and counts it', async () => {
    const pool = open({ worker: new URL('./testing/hanging-worker.ts', import.meta.url), patience: 200 });
    const answer = await pool.choose(task('master', 0.05));
    expect(answer).toMatchObject({ ok: true, value: { mishap: 'late' } });
    expect(pool.mishaps.late).toBe(1);
  });
});
