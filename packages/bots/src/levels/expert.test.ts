import { loadGame } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  type Choice,
  defined,
  isOver,
  mustRules,
  playOut,
  questionFor,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../evaluations/index.ts';
import { winOf } from '../lab/arena.ts';
import type { Mind } from '../mind.ts';
import { expert } from './expert.ts';
import type { AnyPosition } from './look.ts';

async function mindOf(rules: Rules): Promise<Mind> {
  return { rules, evaluation: await loadEvaluation(rules) };
}

/** What an expert answers for the seat to decide. */
function answerAt(mind: Mind, position: AnyPosition, looks: number): Choice {
  const { rules } = mind;
  const seat = Number(ask(rules, position)?.decider);
  const view = rules.definition.viewFor(rules.game, position, seat);
  return expert(mind, view, defined(questionFor(rules, position, seat), 'question'), { looks }, seededRandom('expert'));
}

/** Decisions with several choices from random games. */
function* decisions(rules: Rules, seed: string): Generator<AnyPosition> {
  const random = seededRandom(seed);
  for (let { position } = begin(rules); ; ) {
    if (isOver(position)) position = begin(rules).position;
    const { decider, choices } = defined(ask(rules, position), 'question');
    if (decider !== 'chance' && choices.length > 1) yield position;
    advance(rules, position, randomChoice(rules, position, random));
  }
}

test.each(['cards-and-karma', 'taj-mahal'])(
  'hidden information in %s makes no difference: same view, same answer',
  async (id) => {
    const rules = mustRules(defined(await loadGame(id), 'game'), { players: 3 });
    const mind = await mindOf(rules);
    const random = seededRandom('other worlds');
    let met = 0;
    let different = 0;
    for (const position of decisions(rules, 'hidden')) {
      if (met++ === 40) break;
      if (met % 5 !== 0) continue;
      const seat = Number(ask(rules, position)?.decider);
      const other = rules.definition.imagine(rules.game, rules.definition.viewFor(rules.game, position, seat), random);
      if (JSON.stringify(other.state) !== JSON.stringify(position.state)) different++;
      expect(answerAt(mind, other, 20)).toEqual(answerAt(mind, position, 20));
    }
    expect(different).toBeGreaterThan(0);
  },
);

test.each([
  ['cards-and-karma', 2],
  ['taj-mahal', 3],
])('the %s expert takes a guaranteed win', async (id, players) => {
  const rules = mustRules(defined(await loadGame(id), 'game'), { players });
  const mind = await mindOf(rules);
  let met = 0;
  let found = 0;
  for (const position of decisions(rules, 'victory')) {
    if (met++ === 10_000 || found === 3) break;
    if (mind.evaluation.features.progress(rules.game, position) < 1) continue;
    const worst = worstResults(rules, position);
    if (!worst.includes(1) || !worst.includes(0) || worst.some((result) => result % 1 !== 0)) continue;
    const { choices } = defined(ask(rules, position), 'question');
    const answer = rules.definition.format(rules.game, answerAt(mind, position, 400));
    expect(worst[choices.findIndex((choice) => rules.definition.format(rules.game, choice) === answer)]).toBe(1);
    found++;
  }
  expect(found).toBe(3);
});

const ENDS = 60;

/** The decider's worst result after each choice, over random continuations of worlds that it can't tell apart. */
function worstResults(rules: Rules, position: AnyPosition): number[] {
  const { decider, choices } = defined(ask(rules, position), 'question');
  const random = seededRandom('ends');
  const view = rules.definition.viewFor(rules.game, position, Number(decider));
  return choices.map((choice) => {
    const results = Array.from({ length: ENDS }, () => {
      const end = rules.definition.imagine(rules.game, view, random);
      advance(rules, end, choice);
      playOut(rules, end, random);
      return winOf(rules.definition.standings(rules.game, end.state), Number(decider));
    });
    return Math.min(...results);
  });
}
