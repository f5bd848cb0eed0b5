import { loadGame, loadGames } from '@durbar/catalogue';
import {
  defined,
  liveMoves,
  type Match,
  mustAnswer,
  mustRules,
  newMatch,
  questionFor,
  questionOf,
  type Random,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from '../choose.ts';
import { analyse, type BegunAnalysis } from './analyse.ts';
import { verdictOn } from './verdicts.ts';

const games = await loadGames();

describe.each(games)('$id', (game) => {
  test('the analysis follows every entry and ends with the result', async () => {
    const rules = mustRules(game, { players: game.players.min });
    const random = seededRandom('analysis');
    let match = newMatch(rules);
    while (questionOf(match)) {
      const text = game.format(rules.game, randomChoice(rules, match.position, random));
      match = mustAnswer(match, text);
    }
    const { chances, luck, turns } = await analyse(match, {}, { looks: 1 });
    expect(chances).toHaveLength(match.journal.live.length + 1);
    for (const row of chances) expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
    const winners = game.standings(rules.game, match.position.state).filter(({ rank }) => rank === 1);
    for (const { seat } of winners) expect(chances.at(-1)?.[seat]).toBeCloseTo(1 / winners.length, 3);
    for (const { worth } of luck) expect(worth.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 3);
    const judged = turns.filter(({ judgement }) => judgement !== undefined);
    expect(judged.length).toBeGreaterThan(5);
    for (const { judgement } of judged) {
      const compared = judgement?.verdict === 'best' ? judgement.next : judgement?.better;
      expect(compared?.played.texts).not.toEqual(compared?.hint.texts);
      if (judgement?.next) expect(judgement.next.played.chance).toBeGreaterThan(judgement.next.hint.chance - 0.01);
    }
    const decided = liveMoves(match.journal).flatMap(({ by }, entry) => (by === 'chance' ? [] : [{ by, entry }]));
    for (const { by, entry } of decided)
      expect(turns.filter(({ first, last, seat }) => seat === by && first <= entry && entry <= last)).toHaveLength(1);
  });
});

test('random play loses more winning chances than a planner', async () => {
  const random = seededRandom('blunders');
  const rules = mustRules(defined(await loadGame('cards-and-karma'), 'game'), { players: 2 });
  const planner = await createBot('planner', rules);
  let match = newMatch(rules);
  for (let question = questionOf(match); question && match.journal.live.length < 150; question = questionOf(match))
    match = mustAnswer(match, question.decider === 0 ? planned(match) : drawn(match, random));
  const { turns } = await analyse(match, {}, { looks: 30 });
  const lost = [0, 1].map((seat) => {
    const own = turns.flatMap((turn) => (turn.seat === seat && turn.judgement ? [turn.judgement.lost] : []));
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  });
  expect(lost[1]).toBeGreaterThan(2 * defined(lost[0], 'planner'));

  function planned({ position }: Match): string {
    const view = rules.definition.viewFor(rules.game, position, 0);
    const answer = planner.choose(view, questionFor(rules, position, 0), { looks: 200 }, random);
    if (!answer.ok) throw new Error(answer.fault.message);
    return answer.value.text;
  }
});

function drawn({ rules, position }: Match, random: Random): string {
  return rules.definition.format(rules.game, randomChoice(rules, position, random));
}

test('percentage points become a verdict', () => {
  expect([0, 0.02, 0.05, 0.2].map(verdictOn)).toEqual(['best', 'good', 'inaccuracy', 'mistake']);
});

test('an analysis that was stopped is taken up where it stopped, with the same result', async () => {
  const random = seededRandom('stopped');
  const rules = mustRules(defined(await loadGame('taj-mahal'), 'game'), { players: 3 });
  let match = newMatch(rules);
  while (questionOf(match) && match.journal.live.length < 120) match = mustAnswer(match, drawn(match, random));
  const parts: BegunAnalysis[] = [];
  const whole = await analyse(match, { onPart: (part) => parts.push(part) }, { looks: 1 });
  expect(parts.map(({ judged }) => judged)).toEqual(whole.turns.map((_, index) => index));
  const begun = defined(parts[Math.floor(parts.length / 2)], 'part');
  expect(begun.turns.slice(0, begun.judged)).toEqual(whole.turns.slice(0, begun.judged));
  expect(begun.turns.slice(begun.judged).every(({ judgement }) => judgement === undefined)).toBe(true);
  const later: BegunAnalysis[] = [];
  expect(await analyse(match, { begun, onPart: (part) => later.push(part) }, { looks: 1 })).toEqual(whole);
  expect(later[0]?.judged).toBe(begun.judged);
});
