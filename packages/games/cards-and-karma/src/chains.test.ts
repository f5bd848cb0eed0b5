import { advance, ask, type Position, parseChoice, preview } from '@durbar/engine';
import { expect, test } from 'vitest';
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaFrame } from './frames.ts';
import type { CardsAndKarmaState } from './state.ts';
import { goods } from './testing/edition.ts';
import { type Scene, scenario } from './testing/scenario.ts';

type Moment = Position<CardsAndKarmaState, CardsAndKarmaFrame>;

/** A third ship gives palace 5, which copies it for palace 6, which gives a ship for a new row, with flips on the way. */
const CHAIN: Scene = {
  patch: {
    'ship-20': { reward: 'palace1', goods: goods('Te3') },
    'ship-04': { reward: 'goodsCard1die1', goods: [] },
    'ship-03': { goods: [] },
  },
  grid: ['ship-20', 'palace-5-blue', 'palace-6-blue', 'goods-17'],
  top: 'ship-04',
  seats: [
    {
      hand: ['blue 2'],
      ships: ['ship-03', 'ship-10'],
      goods: ['goods-07', 'goods-15'],
      coins: 3,
      fame: 2,
      karma: 2,
      administrators: 2,
    },
  ],
};

/** Answers by prefix, so payments need no card ids. */
const ANSWERS = [
  'take ship-20',
  'pay ',
  'take palace-5-blue',
  'copy seat-1',
  'take palace-6-blue',
  'take goods-17',
  'die building-blue-01',
];

function playChain(thaw: (moment: Moment) => Moment): {
  state: CardsAndKarmaState;
  facts: CardsAndKarmaFact[];
  questions: number;
} {
  const { rules, position: first } = scenario(CHAIN);
  let position: Moment = first;
  const answers = ANSWERS.slice();
  const facts: CardsAndKarmaFact[] = [];
  let questions = 0;
  for (let question = ask(rules, position); question && position.agenda.at(-1)?.kind !== 'use-administrator'; questions++) {
    const texts = question.choices.map((choice) => rules.definition.format(rules.game, choice));
    const wanted = question.decider === 'chance' ? '' : (answers.shift() ?? '');
    const text = texts.find((candidate) => candidate.startsWith(wanted)) ?? `none of ${texts.join(' | ')} for ${wanted}`;
    const choice = parseChoice(rules, question, text);
    if (!choice) throw new Error(text);
    position = thaw(position);
    advance(rules, position, choice, facts);
    question = ask(rules, position);
    if (question?.decider === 1) break;
  }
  return { state: position.state, facts, questions };
}

test('a chain of effects survives JSON at every question', () => {
  const straight = playChain((moment) => moment);
  const frozen = playChain((moment) => JSON.parse(JSON.stringify(moment)));
  expect(frozen.state).toEqual(straight.state);
  expect(frozen.facts).toEqual(straight.facts);
  expect(straight.questions).toBeGreaterThan(12);
  const types = straight.facts.map(({ type }) => type);
  for (const type of [
    'ship-reward-copied',
    'top-card-taken',
    'exchanged',
    'track-card-flipped',
    'set-carried-out',
    'bonus-won',
  ]) {
    expect(types).toContain(type);
  }
  expect(straight.state.ships[0]).toHaveLength(1);
});

test('a preview shows the certain consequences of a choice, up to the next question or draw', () => {
  const { rules, position, view } = scenario({
    grid: ['goods-05'],
    seats: [{ goods: ['goods-07', 'goods-08'], coins: 0 }],
  });
  const question = ask(rules, position);
  const choice = question && parseChoice(rules, question, 'take goods-05');
  if (!choice) throw new Error('no such choice');
  const { facts } = preview(rules, view(0), 0, choice);
  expect(facts.map(({ type }) => type)).toEqual([
    'card-taken',
    'card-placed',
    'sets-noted',
    'gained',
    'set-carried-out',
    'gained',
    'track-card-flipped',
  ]);
});
