import { ask, begin, mustRules, newMatch, questionFor, type Rules, seededRandom } from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { chooseWith, createBot, guarded } from './choose.ts';
import { loadEvaluation } from './evaluations/index.ts';
import { LADDER } from './ladder.ts';
import { settleChance } from './levels/look.ts';
import { type Bot, LEVELS, type Mind } from './mind.ts';

const rules: Rules = mustRules(toyGame, { players: 2 });

async function toyMind(): Promise<Mind> {
  return { rules, evaluation: await loadEvaluation(rules) };
}

/** The first decision of a seat. */
async function firstDecision(seed: string) {
  const mind = await toyMind();
  const { position } = begin(rules);
  settleChance(mind, position, seededRandom(seed));
  const seat = Number(ask(rules, position)?.decider);
  const view = rules.definition.viewFor(rules.game, position, seat);
  return { mind, position, seat, view, question: questionFor(rules, position, seat) };
}

describe('asking a bot', () => {
  test.each(LEVELS)('%s answers with a legal choice', async (level) => {
    const { view, question } = await firstDecision('legal');
    const bot = await createBot(level, rules);
    const answer = bot.choose(view, question, { looks: 50 }, seededRandom(1));
    expect(answer.ok && question?.choices.some(({ text }) => text === answer.value.text)).toBe(true);
    expect(bot.mishaps).toEqual({ threw: 0, late: 0, illegal: 0 });
  });

  test('the same seed gives the same answers when no clock is involved', async () => {
    const { mind, view, question } = await firstDecision('same');
    for (const level of LEVELS) {
      const ask = () => chooseWith(LADDER[level], mind, view, question, { looks: 40 }, seededRandom('s'));
      expect(ask()).toEqual(ask());
    }
  });

  test('greedy compares choices by the policy, where there is one', async () => {
    const { mind, view, question } = await firstDecision('policy');
    const { model } = mind.evaluation;
    const policy = { ...model, early: model.early.map((weight) => -weight), late: model.late.map((weight) => -weight) };
    const contrary: Mind = { ...mind, evaluation: { ...mind.evaluation, policy } };
    const textOf = (one: Mind) => {
      const answer = chooseWith(LADDER.greedy, one, view, question, { looks: 1 }, seededRandom(1));
      return answer.ok && answer.value.text;
    };
    expect(question?.choices).toHaveLength(2);
    expect(textOf(contrary)).not.toBe(textOf(mind));
  });

  test('rejects someone else’s question', async () => {
    const { mind, position, seat } = await firstDecision('foreign');
    const other = 1 - seat;
    const view = rules.definition.viewFor(rules.game, position, other);
    const answer = chooseWith(LADDER.greedy, mind, view, questionFor(rules, position, other), { looks: 1 }, seededRandom(1));
    expect(answer).toMatchObject({ ok: false, fault: { code: 'not-your-decision' } });
  });

  test('rejects a question that does not belong to the view', async () => {
    const { mind, view, question } = await firstDecision('stale');
    const stale = question && { ...question, choices: question.choices.slice(1) };
    const answer = chooseWith(LADDER.greedy, mind, view, stale, { looks: 1 }, seededRandom(1));
    expect(answer).toMatchObject({ ok: false, fault: { code: 'foreign-question' } });
  });

  test('reports a finished game as over', async () => {
    const { mind, question } = await firstDecision('over');
    const { position } = newMatch(rules);
    position.agenda.length = 0;
    const view = rules.definition.viewFor(rules.game, { ...position, state: { deck: [1], hands: [0, 1] } }, 0);
    const answer = chooseWith(LADDER.greedy, mind, view, question, { looks: 1 }, seededRandom(1));
    expect(answer).toMatchObject({ ok: false, fault: { code: 'game-over' } });
  });

  test('a forced decision does not call the bot', async () => {
    const { mind, view, question } = await firstDecision('forced');
    const [first] = question?.choices ?? [];
    if (!question || !first) throw new Error('no question');
    const sleepless: Bot = () => {
      throw new Error('asked');
    };
    const forced = { ...mind, rules: withOneChoice(mind.rules) };
    const answer = chooseWith(sleepless, forced, view, { ...question, choices: [first] }, { looks: 1 }, seededRandom(1));
    expect(answer).toEqual({ ok: true, value: first });
  });
});

/** The toy without the swap. */
function withOneChoice(full: Rules): Rules {
  const keep = { ask: () => ({ decider: 1, choices: [{ type: 'keep' }] }), answer: () => {} };
  return { ...full, definition: { ...full.definition, handlers: { ...full.definition.handlers, swap: keep } } };
}

describe('a bot that fails is replaced by greedy and counted', () => {
  const bots: readonly [string, Bot][] = [
    ['threw', () => JSON.parse('not JSON')],
    ['illegal', () => ({ type: 'cheat' })],
    [
      'late',
      (_mind, _view, { choices }, budget) => {
        const end = performance.now() + 2500 * ('seconds' in budget ? budget.seconds : 0);
        while (performance.now() < end);
        return choices[0]?.choice ?? { type: 'none' };
      },
    ],
  ];
  test.each(bots)('%s', async (mishap, bot) => {
    const { mind, view, question } = await firstDecision('replaced');
    const player = guarded('custom', bot, mind);
    const answer = player.choose(view, question, { seconds: 0.01 }, seededRandom(1));
    const greedy = chooseWith(LADDER.greedy, mind, view, question, { seconds: 0.01 }, seededRandom(1));
    expect(answer).toMatchObject({ ok: true, value: { mishap } });
    expect(answer.ok && greedy.ok && answer.value.text === greedy.value.text).toBe(true);
    expect(player.mishaps).toMatchObject({ [mishap]: 1 });
  });
});
