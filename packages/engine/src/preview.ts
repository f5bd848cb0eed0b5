import type { Rules } from './definition.ts';
import { advanceWhileSure, ask, copyPosition, handlingOf, handlingsOf } from './play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from './position.ts';
import { revealsByItself } from './submit.ts';
import { factsFor, type QuestionView, questionFor } from './view.ts';

/** One way a choice can end: the facts the viewer would learn and the view afterwards. */
export interface Ending<V = unknown, E extends Fact = Fact> {
  readonly facts: readonly E[];
  readonly view: V;
}

/** What is certain to follow from a choice. */
export interface Foresight<V = unknown, E extends Fact = Fact, C extends Choice = Choice> extends Ending<V, E> {
  /** What is asked next; undefined at the end of the game, or if something hidden is revealed first. */
  readonly question: QuestionView<C> | undefined;
  /** It can't be undone: it reveals something, or chance or a reveal follows. */
  readonly isFinal: boolean;
}

/** How a preview answers follow-up questions, by frame kind. */
export type Through<C extends Choice = Choice> = Readonly<Record<string, (choices: readonly C[]) => C | undefined>>;

const MOST_OUTCOMES = 400;

/** The certain consequences of a choice: everything before the next question or draw, except frames passed `through`. */
export function preview<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  view: V,
  viewer: Viewer,
  choice: C,
  through: Through<C> = {},
): Foresight<V, E, C> {
  const position = imagined(rules, view);
  const reveals = revealsByItself(rules, position, choice);
  const facts = surely(rules, position, choice);
  const question = nextQuestion(rules, position, viewer);
  const isFinal = reveals || question?.decider === 'chance' || (!question && position.agenda.length > 0);
  const next = (): C | undefined => {
    const choices = nextChoices(rules, position, viewer, Object.keys(through));
    return choices.length > 0 ? through[position.agenda.at(-1)?.kind ?? '']?.(choices) : undefined;
  };
  for (let further = next(); further; further = next()) facts.push(...surely(rules, position, further));
  return { ...outcome(rules, viewer, position, facts), question, isFinal };
}

/** What is asked next, unless a pending automatic frame reveals something hidden. */
function nextQuestion<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  viewer: Viewer,
): QuestionView<C> | undefined {
  const frame = position.agenda.at(-1);
  return frame && !handlingOf(handlingsOf(rules), frame).run ? questionFor(rules, position, viewer) : undefined;
}

/**
 * Every way a choice can end when the viewer also decides the frames of these kinds. A chance frame among them contributes one outcome, and
 * the same choices in another order count once, so only name frames where neither matters.
 */
export function outcomes<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  view: V,
  viewer: Viewer,
  choice: C,
  through: readonly string[],
): readonly Ending<V, E>[] {
  const textOf = (taken: C): string => rules.definition.format(rules.game, taken);
  const start = imagined(rules, view);
  const open = [{ position: start, facts: surely(rules, start, choice), taken: [textOf(choice)] }];
  const known = new Set<string>();
  const ends: Ending<V, E>[] = [];
  for (let path = open.pop(); path && ends.length < MOST_OUTCOMES; path = open.pop()) {
    const next = nextChoices(rules, path.position, viewer, through);
    if (next.length === 0) ends.push(outcome(rules, viewer, path.position, path.facts));
    for (const further of next) {
      const taken = [...path.taken, textOf(further)].sort();
      if (known.has(taken.join())) continue;
      known.add(taken.join());
      const position = copyPosition(rules, path.position);
      open.push({ position, facts: [...path.facts, ...surely(rules, position, further)], taken });
    }
  }
  return ends;
}

function imagined<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  { definition, game }: Rules<G, S, F, C, E, V>,
  view: V,
): Position<S, F> {
  return definition.imagine(game, view, () => 0);
}

function surely<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
): E[] {
  const facts: E[] = [];
  advanceWhileSure(rules, position, choice, facts);
  return facts;
}

function outcome<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  viewer: Viewer,
  position: Position<S, F>,
  facts: readonly E[],
): Ending<V, E> {
  return { facts: factsFor(rules, facts, viewer), view: rules.definition.viewFor(rules.game, position, viewer) };
}

function nextChoices<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  viewer: Viewer,
  through: readonly string[],
): readonly C[] {
  const frame = position.agenda.at(-1);
  if (!frame || !through.includes(frame.kind)) return [];
  const question = ask(rules, position);
  if (question?.decider === 'chance') return question.choices.slice(0, 1);
  return question?.decider === viewer ? question.choices : [];
}
