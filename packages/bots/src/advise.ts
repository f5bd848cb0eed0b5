import { fail, ok, type QuestionView, type Random, type Result } from '@durbar/engine';
import type { Budget } from './budget.ts';
import { type BotFault, faultOf } from './choose.ts';
import { winChances } from './evaluation.ts';
import { seatOf } from './levels/greedy.ts';
import { type AnyPosition, after, imagined } from './levels/look.ts';
import { weighChoices } from './levels/master.ts';
import { finishTurn } from './levels/turn.ts';
import type { Mind } from './mind.ts';
import { type HintReason, meanRows, reasonsFor } from './reasons.ts';

/** One choice that can be recommended. */
export interface Advice {
  readonly text: string;
  /** The chance to win after it. */
  readonly chance: number;
  /** The expected points ahead of the best other seat once the own turn is over. */
  readonly margin: number;
  readonly reasons: readonly HintReason[];
}

const SHOWN = 3;

/** The best two or three choices, best first, with what to expect of each and why. */
export function advise(
  mind: Mind,
  view: unknown,
  question: QuestionView | undefined,
  budget: Budget,
  random: Random,
): Result<readonly Advice[], BotFault> {
  const fault = faultOf(mind, view, question);
  if (fault || !question) return fail(fault ?? { code: 'game-over', message: 'The game is over; there is nothing to decide.' });
  const seat = seatOf(question);
  const world = imagined(mind, view, random);
  const weighed = weighChoices(mind, view, question, budget, random);
  const outcomes = question.choices.map(({ choice }) => finishTurn(mind, after(mind, world, choice), seat, random));
  const ordinary = meanRows(mind.rules, mind.evaluation, outcomes);
  const order = question.choices.map((_, index) => index);
  order.sort((a, b) => (weighed[b]?.worth ?? 0) - (weighed[a]?.worth ?? 0));
  const advice = order.slice(0, SHOWN).map((index) => {
    const outcome = outcomes[index] ?? world;
    return {
      text: question.choices[index]?.text ?? '',
      chance: weighed[index]?.chance ?? winChances(mind.rules, mind.evaluation, outcome)[seat] ?? 0,
      margin: marginOf(mind, outcome, seat),
      reasons: reasonsFor(mind.rules, mind.evaluation, outcome, ordinary, seat),
    };
  });
  return ok(advice);
}

function marginOf({ rules }: Mind, position: AnyPosition, seat: number): number {
  const standings = rules.definition.standings(rules.game, position.state);
  const own = standings.find((standing) => standing.seat === seat)?.score ?? 0;
  return own - Math.max(...standings.filter((standing) => standing.seat !== seat).map(({ score }) => score));
}
