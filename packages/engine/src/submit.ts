import type { Rules } from './definition.ts';
import { ask, play } from './play.ts';
import type { Choice, Decider, Fact, Frame, Position, Question } from './position.ts';
import { fail, ok, type Result } from './result.ts';

/** Why an answer was refused. The position is as before. */
export type SubmitFault =
  | { readonly code: 'game-over'; readonly message: string }
  | { readonly code: 'not-your-decision'; readonly message: string; readonly decider: Decider }
  | { readonly code: 'stale-number'; readonly message: string; readonly number: number }
  | { readonly code: 'illegal-choice'; readonly message: string; readonly text: string };

/** The choice with this text among those of a question. */
export function parseChoice<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  question: Question<C>,
  text: string,
): C | undefined {
  return question.choices.find((choice) => rules.definition.format(rules.game, choice) === text);
}

/** Answers the pending question with an untrusted text, on a copy. */
export function submit<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  by: Decider,
  text: string,
): Result<{ position: Position<S, F>; facts: E[] }, SubmitFault> {
  const question = ask(rules, position);
  if (!question) return fail({ code: 'game-over', message: 'The game is over.' });
  const { decider } = question;
  if (decider !== by) return fail({ code: 'not-your-decision', message: `It is for ${nameOf(decider)} to decide.`, decider });
  const choice = parseChoice(rules, question, text);
  if (!choice) return fail({ code: 'illegal-choice', message: `"${text}" cannot be chosen now.`, text });
  return ok(play(rules, position, choice));
}

function nameOf(decider: Decider): string {
  return decider === 'chance' ? 'chance' : `seat ${decider + 1}`;
}
