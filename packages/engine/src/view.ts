import type { Rules } from './definition.ts';
import { ask } from './play.ts';
import type { Choice, Decider, Fact, Frame, Position, Question, Random, Viewer } from './position.ts';

/** A position consistent with a view: what the viewer can't know is redealt. */
export function redeal<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  viewer: Viewer,
  random: Random,
): Position<S, F> {
  const { definition, game } = rules;
  return definition.imagine(game, definition.viewFor(game, position, viewer), random);
}

/** The facts as one viewer may see them. */
export function factsFor<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  facts: readonly E[],
  viewer: Viewer,
): E[] {
  const projected: E[] = [];
  for (const fact of facts) {
    const seen = rules.definition.factFor(rules.game, fact, viewer);
    if (seen) projected.push(seen);
  }
  return projected;
}

/** What a viewer sees of the pending question: everyone sees who decides and about what, only the decider sees the choices. */
export interface QuestionView<C extends Choice = Choice> {
  readonly decider: Decider;
  readonly frame: Frame;
  readonly choices: readonly { readonly choice: C; readonly text: string }[];
}

export function questionFor<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  viewer: Viewer,
  question: Question<C> | undefined = ask(rules, position),
): QuestionView<C> | undefined {
  const frame = position.agenda.at(-1);
  if (!question || !frame) return undefined;
  const { definition, game } = rules;
  const shown = question.decider === viewer ? question.choices : [];
  const choices = shown.map((choice) => ({ choice, text: definition.format(game, choice) }));
  return { decider: question.decider, frame: { kind: frame.kind }, choices };
}
