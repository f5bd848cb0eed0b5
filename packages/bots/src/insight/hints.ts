import { fail, ok, type QuestionView, type Random, type Result } from '@durbar/engine';
import { type Budget, effortOf } from '../budget.ts';
import { type BotFault, faultOf } from '../choose.ts';
import { seatOf } from '../levels/greedy.ts';
import { differentTurns } from '../levels/whole-turns/alike.ts';
import { CHANCE, meanOf } from '../levels/whole-turns/courses.ts';
import { bestTurns, perBeginning } from '../levels/whole-turns/index.ts';
import type { JudgedTurn, Thinking } from '../levels/whole-turns/judge.ts';
import { type Prospects, prospectsAfter, prospectsTogether } from '../levels/whole-turns/prospects.ts';
import type { Mind } from '../mind.ts';
import { type Contrast, isSameCourse, storedContrasts } from './contrast.ts';

/** A turn that can be recommended, and what it leads to. */
export interface Hint extends Prospects {
  /** The answers in order, until chance or someone else decides. */
  readonly texts: readonly string[];
  /** The chance to win with it. */
  readonly chance: number;
  /** What clearly tells it from the turn it is stored with. */
  readonly contrasts?: readonly Contrast[];
}

/** How many are compared in the same worlds: the search gives a turn up after a few unlucky ones. */
const COMPARED = 4;

/**
 * Up to four best turns from a question, best first: each starts with a different choice, none is dominated, no two have the same result.
 */
export function hints(
  mind: Mind,
  view: unknown,
  question: QuestionView | undefined,
  budget: Budget,
  random: Random,
): Result<readonly Hint[], BotFault> {
  const fault = faultOf(mind, view, question);
  if (fault || !question) return fail(fault ?? { code: 'game-over', message: 'The game is over; there is nothing to decide.' });
  const seat = seatOf(question);
  const thinking: Thinking = { mind, view, seat, effort: effortOf(halfOf(budget), mind.clock), random };
  const best = perBeginning(differentTurns(mind, bestTurns(thinking)), 1).slice(0, COMPARED);
  const compared = comparedHints({ ...thinking, effort: effortOf(halfOf(budget), mind.clock) }, best, budget);
  return ok(
    differentCourses(compared.toSorted((one, other) => other.chance - one.chance || other.texts.length - one.texts.length)),
  );
}

/** One half of the time is for finding turns, the other for comparing them. */
function halfOf(budget: Budget): Budget {
  return 'looks' in budget ? budget : { seconds: budget.seconds / 2 };
}

export function hintOf(thinking: Thinking, turn: JudgedTurn, budget: Budget): Hint {
  return hintWith(thinking, turn, prospectsAfter(thinking, turn, budget));
}

function hintWith({ mind: { rules } }: Thinking, { choices, chance }: JudgedTurn, prospects: Prospects): Hint {
  return { texts: choices.map((choice) => rules.definition.format(rules.game, choice)), chance, ...prospects };
}

/** Hints with their chances in the worlds in which all are compared, as far as there are enough of them. */
function comparedHints(thinking: Thinking, turns: readonly JudgedTurn[], budget: Budget): readonly Hint[] {
  const prospects = prospectsTogether(thinking, turns, budget);
  return turns.map((turn, place) => {
    const hint = hintWith(thinking, turn, prospects[place] ?? { later: 0 });
    const chances = hint.courses?.[CHANCE];
    return chances ? { ...hint, chance: meanOf(chances) } : hint;
  });
}

/** Turns after which everything goes on in the same way are one hint: the longest, which takes what may be of use later. */
function differentCourses(sorted: readonly Hint[]): readonly Hint[] {
  return sorted.filter(
    ({ courses }, place) =>
      !courses || !sorted.slice(0, place).some((better) => better.courses && isSameCourse(better.courses, courses)),
  );
}

/** Two hints as they are stored: the first with what clearly tells it from the second, instead of every world. */
export function toldApart(one: Hint, other: Hint): readonly [Hint, Hint] {
  const { courses: mine, ...alone } = one;
  const { courses: theirs, ...otherAlone } = other;
  return [mine && theirs ? { ...alone, contrasts: storedContrasts(mine, theirs) } : alone, otherAlone];
}
