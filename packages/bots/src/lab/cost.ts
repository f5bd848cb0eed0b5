import {
  advance,
  ask,
  begin,
  defined,
  type QuestionView,
  questionFor,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { type Clock, wallClock } from '../budget.ts';
import { chooseWith } from '../choose.ts';
import { loadEvaluation } from '../evaluations/index.ts';
import { LADDER } from '../ladder.ts';
import type { Level, Mind } from '../mind.ts';

/** What thinking costs in one set-up, in milliseconds. */
export interface ThinkingCost {
  readonly decisions: number;
  readonly greedyMedian: number;
  readonly greedyWorst: number;
  readonly forcedMedian: number;
  readonly forcedWorst: number;
  /** The number of choices of the largest question considered. */
  readonly mostChoices: number;
  readonly kept: readonly KeptBudget[];
}

/** How long a level thought about the questions, by budget. */
export interface KeptBudget {
  readonly level: Level;
  readonly seconds: number;
  readonly median: number;
  readonly worst: number;
}

export interface CostPlan {
  readonly rules: Rules;
  readonly games: number;
  readonly budgets: readonly number[];
  /** The clock that measures budgets; single answers are too short for anything but the wall clock. */
  readonly clock: Clock;
  readonly seed: string;
}

interface Asked {
  readonly view: unknown;
  readonly question: QuestionView;
}

/** How many questions the slow levels get: those with the most choices, and as many others. */
const ASKED = 3;

export async function measureCost({ rules, games, budgets, clock, seed }: CostPlan): Promise<ThinkingCost> {
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules), clock };
  const times: number[] = [];
  const forced: number[] = [];
  const asked: Asked[] = [];
  for (let game = 0; game < games; game++) {
    playTimed(mind, `${seed}/${game}`, (question, view, milliseconds) => {
      const isForced = question.choices.length === 1;
      (isForced ? forced : times).push(milliseconds);
      if (!isForced) asked.push({ view, question });
    });
  }
  const questions = chosenQuestions(asked);
  return {
    decisions: times.length,
    greedyMedian: medianOf(times),
    greedyWorst: Math.max(...times, 0),
    forcedMedian: medianOf(forced),
    forcedWorst: Math.max(...forced, 0),
    mostChoices: Math.max(...questions.map(({ question }) => question.choices.length), 0),
    kept: (['planner', 'master', 'expert'] as const).flatMap((level) =>
      budgets.map((seconds) => {
        const thoughts = timesOfThoughts(mind, level, seconds, questions);
        return { level, seconds, median: medianOf(thoughts), worst: Math.max(...thoughts) };
      }),
    ),
  };
}

/** Greedy plays all seats of one game; every answer is timed. */
function playTimed(mind: Mind, seed: string, note: (question: QuestionView, view: unknown, milliseconds: number) => void): void {
  const { rules } = mind;
  const random = seededRandom(seed);
  const { position } = begin(rules);
  for (let pending = ask(rules, position); pending; pending = ask(rules, position)) {
    if (pending.decider === 'chance') {
      advance(rules, position, randomChoice(rules, position, random));
      continue;
    }
    const view = rules.definition.viewFor(rules.game, position, pending.decider);
    const question = defined(questionFor(rules, position, pending.decider), 'question');
    const started = wallClock();
    const answer = chooseWith(LADDER.greedy, mind, view, question, { seconds: 1 }, random);
    note(question, view, wallClock() - started);
    if (!answer.ok) throw new Error(answer.fault.message);
    advance(rules, position, answer.value.choice);
  }
}

function chosenQuestions(asked: readonly Asked[]): Asked[] {
  const largest = asked.toSorted((a, b) => b.question.choices.length - a.question.choices.length).slice(0, ASKED);
  const step = Math.max(Math.floor(asked.length / ASKED), 1);
  return [...largest, ...asked.filter((_, index) => index % step === step - 1).slice(0, ASKED)];
}

function timesOfThoughts(mind: Mind, level: Level, seconds: number, questions: readonly Asked[]): number[] {
  const now = defined(mind.clock, 'clock');
  return questions.map(({ view, question }, index) => {
    const started = now();
    LADDER[level](mind, view, question, { seconds }, seededRandom(index));
    return now() - started;
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
