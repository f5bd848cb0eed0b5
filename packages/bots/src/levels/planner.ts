import { ask, type Choice, copyPosition, isChance, type Random } from '@durbar/engine';
import { type Effort, effortOf } from '../budget.ts';
import type { Bot, Mind } from '../mind.ts';
import { choiceAt, onePlyValues, seatOf } from './greedy.ts';
import { type AnyPosition, after, imagined, indexOfMax, ownChance, settleChance, worthAfter } from './look.ts';

/** How many choices of each later decision of its own turn are followed. */
const BEAM = 4;
const CHANCE_SAMPLES = 3;
const MAX_WORLDS = 12;
const MAX_DEPTH = 12;

interface Search {
  readonly mind: Mind;
  readonly seat: number;
  readonly effort: Effort;
  readonly random: Random;
}

/** Looks through its own turn to the end, in several imagined worlds. */
export const planner: Bot = (mind, view, question, budget, random) => {
  const search: Search = { mind, seat: seatOf(question), effort: effortOf(budget, mind.clock), random };
  const guesses = onePlyValues(mind, view, question, random);
  const order = guesses.map((_, index) => index).sort((a, b) => (guesses[b] ?? 0) - (guesses[a] ?? 0));
  const sums = guesses.map(() => 0);
  let worlds = 0;
  for (; worlds < MAX_WORLDS; worlds++) {
    const values = worldValues(
      search,
      imagined(mind, view, random),
      question.choices.map(({ choice }) => choice),
      order,
    );
    if (!values) break;
    for (const [index, value] of values.entries()) sums[index] = (sums[index] ?? 0) + value;
  }
  return choiceAt(question, indexOfMax(worlds > 0 ? sums : guesses));
};

/** Each choice's value in one world; undefined when the time ran out. */
function worldValues(
  search: Search,
  world: AnyPosition,
  choices: readonly Choice[],
  order: readonly number[],
): number[] | undefined {
  const values = choices.map(() => 0);
  for (const index of order) {
    if (search.effort.used() >= 1) return undefined;
    values[index] = turnValue(search, after(search.mind, world, choices[index] as Choice), MAX_DEPTH);
  }
  return values;
}

/** The best the seat can make of the rest of its turn. */
function turnValue(search: Search, position: AnyPosition, depth: number): number {
  const { mind, seat, effort } = search;
  effort.look();
  if (isChance(mind.rules, position)) return expectedValue(search, position, depth);
  const question = ask(mind.rules, position);
  if (question?.decider !== seat || depth === 0 || effort.used() >= 1) return ownChance(mind, position, seat);
  const promising = bestChoices(search, position, question.choices);
  let best = 0;
  for (const choice of promising) best = Math.max(best, turnValue(search, after(mind, position, choice), depth - 1));
  return best;
}

function expectedValue(search: Search, position: AnyPosition, depth: number): number {
  let sum = 0;
  for (let sample = 0; sample < CHANCE_SAMPLES; sample++) {
    const drawn = copyPosition(search.mind.rules, position);
    settleChance(search.mind, drawn, search.random);
    sum += turnValue(search, drawn, depth - 1);
  }
  return sum / CHANCE_SAMPLES;
}

function bestChoices({ mind, seat, random }: Search, position: AnyPosition, choices: readonly Choice[]): readonly Choice[] {
  if (choices.length <= BEAM) return choices;
  const rated = choices.map((choice) => ({ choice, value: worthAfter(mind, position, choice, seat, random) }));
  rated.sort((a, b) => b.value - a.value);
  return rated.slice(0, BEAM).map(({ choice }) => choice);
}
