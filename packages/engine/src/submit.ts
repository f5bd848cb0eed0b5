import type { Rules } from './definition.ts';
import type { AgendaChange, Move } from './journal.ts';
import { advanceNoting, ask, copyPosition, handlingOf, handlingsOf } from './play.ts';
import type { Choice, Decider, Fact, Frame, Position, Question } from './position.ts';
import { defined, fail, ok, type Result } from './result.ts';

/** Why an answer was rejected. The position is unchanged. */
export type SubmitFault =
  | { readonly code: 'game-over'; readonly message: string }
  | { readonly code: 'not-your-decision'; readonly message: string; readonly decider: Decider }
  | { readonly code: 'stale-number'; readonly message: string; readonly number: number }
  | { readonly code: 'illegal-choice'; readonly message: string; readonly text: string };

/** Finds a question's choice by its text. */
export function parseChoice<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  question: Question<C>,
  text: string,
): C | undefined {
  return question.choices.find((choice) => rules.definition.format(rules.game, choice) === text);
}

/** An accepted answer: the choice, its journal entry and the resulting position. */
export interface Submitted<S, F extends Frame, C extends Choice, E extends Fact> {
  readonly choice: C;
  readonly entry: Move<E, F>;
  readonly position: Position<S, F>;
}

/** Answers the pending question with an untrusted text, on a copy. */
export function submit<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  by: Decider,
  text: string,
  question: Question<C> | undefined = ask(rules, position),
): Result<Submitted<S, F, C, E>, SubmitFault> {
  if (!question) return fail({ code: 'game-over', message: 'The game is over.' });
  const { decider } = question;
  if (decider !== by) return fail({ code: 'not-your-decision', message: `It is for ${nameOf(decider)} to decide.`, decider });
  const choice = parseChoice(rules, question, text);
  if (!choice) return fail({ code: 'illegal-choice', message: `"${text}" cannot be chosen now.`, text });
  const next = copyPosition(rules, position);
  const { facts, hasRevealed } = advanceNoting(rules, next, choice);
  const barrier = hasRevealed || isRevealing(rules, position, question, choice);
  const agenda = agendaChange(position.agenda, next.agenda);
  return ok({ choice, position: next, entry: { kind: 'move', by, text, facts, barrier, agenda } });
}

/** A draw or roll reveals something unless only one outcome was possible; a seat's answer if its handler says so. */
function isRevealing<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  { decider, choices }: Question<C>,
  choice: C,
): boolean {
  return decider === 'chance' ? choices.length > 1 : revealsByItself(rules, position, choice);
}

/** Whether a seat's answer reveals something to others. */
export function revealsByItself<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  { agenda }: Position<S, F>,
  { type }: C,
): boolean {
  const { reveals } = handlingOf(handlingsOf(rules), defined(agenda.at(-1), 'frame of a question'));
  return reveals === true || (reveals?.includes(type) ?? false);
}

/** Frames are immutable, so frames that stayed are identical objects. */
function agendaChange<F extends Frame>(before: readonly F[], after: readonly F[]): AgendaChange<F> {
  let kept = 0;
  while (kept < after.length && before[kept] === after[kept]) kept++;
  return { kept, added: after.slice(kept) };
}

function nameOf(decider: Decider): string {
  return decider === 'chance' ? 'chance' : `seat ${decider + 1}`;
}
