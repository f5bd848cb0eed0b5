import { loadGames } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  defined,
  liveMove,
  mustAnswer,
  mustRules,
  newMatch,
  questionFor,
  questionOf,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { advise } from './advise.ts';
import { analyse } from './analyse.ts';
import { loadEvaluation } from './evaluations/index.ts';
import type { Mind } from './mind.ts';

const games = await loadGames();

describe.each(games)('$id', (game) => {
  test('advice names the best choices, best first, with a chance and reasons', async () => {
    const rules = mustRules(game, { players: game.players.min });
    const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
    const random = seededRandom('advice');
    const { position } = begin(rules);
    let reasons = 0;
    for (let asked = 0; asked < 6; ) {
      const question = defined(ask(rules, position), 'question');
      if (question.decider !== 'chance' && question.choices.length > 2) {
        asked++;
        const view = rules.definition.viewFor(rules.game, position, question.decider);
        const shown = defined(questionFor(rules, position, question.decider), 'question');
        const advice = advise(mind, view, shown, { looks: 60 }, random);
        if (!advice.ok) throw new Error(advice.fault.message);
        expect(advice.value.length).toBeGreaterThan(1);
        expect(advice.value.length).toBeLessThan(4);
        for (const { text, chance, margin } of advice.value) {
          expect(shown.choices.map((one) => one.text)).toContain(text);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          expect(Number.isFinite(margin)).toBe(true);
        }
        reasons += advice.value.flatMap((one) => one.reasons).length;
        for (const { feature } of advice.value.flatMap((one) => one.reasons))
          expect(mind.evaluation.features.names).toContain(feature);
      }
      advance(rules, position, randomChoice(rules, position, random));
    }
    expect(reasons).toBeGreaterThan(0);
  });

  test('the analysis follows every entry and ends with the result', async () => {
    const rules = mustRules(game, { players: game.players.min });
    const random = seededRandom('analysis');
    let match = newMatch(rules);
    while (questionOf(match)) {
      const text = game.format(rules.game, randomChoice(rules, match.position, random));
      match = mustAnswer(match, text);
    }
    const { chances, key } = await analyse(match);
    expect(chances).toHaveLength(match.journal.live.length + 1);
    for (const row of chances) expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
    const winners = game.standings(rules.game, match.position.state).filter(({ rank }) => rank === 1);
    for (const { seat } of winners) expect(chances.at(-1)?.[seat]).toBeCloseTo(1 / winners.length, 3);
    expect(key.length).toBeGreaterThan(0);
    for (const { entry, seat, text } of key) expect(liveMove(match.journal, entry)).toMatchObject({ by: seat, text });
    const changes = key.map(({ before, after }) => Math.abs(after - before));
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  });
});
