import {
  advanceWhileSure,
  ask,
  type Choice,
  copyPosition,
  type Fact,
  factsFor,
  type Position,
  type Rules,
  type Viewer,
} from '@durbar/engine';

/** What surely follows: the facts as the viewer would learn them, and what the viewer would see then. */
export interface Foresight {
  readonly facts: readonly Fact[];
  readonly view: unknown;
}

const MOST_OUTCOMES = 400;

/** How a preview answers further questions, by kind of frame: where a first step leads. */
export type Through = Readonly<Record<string, (choices: readonly Choice[]) => Choice | undefined>>;

/** Plays a choice in an imagined position, up to the first thing that is not sure, answering the frames gone `through`. */
export function foresee(rules: Rules, view: unknown, viewer: Viewer, choice: Choice, through: Through = {}): Foresight {
  const position = imagined(rules, view);
  const facts = [...advanced(rules, position, choice)];
  for (let next = answerOf(rules, position, viewer, through); next; next = answerOf(rules, position, viewer, through)) {
    facts.push(...advanced(rules, position, next));
  }
  return resultOf(rules, viewer, position, facts);
}

/**
 * Every way a choice can end when the viewer also decides the frames of the given kinds. Of a chance frame among them one
 * outcome stands for all, and the same choices in another order count once: name only frames where neither matters.
 */
export function outcomes(
  rules: Rules,
  view: unknown,
  viewer: Viewer,
  choice: Choice,
  through: readonly string[],
): readonly Foresight[] {
  const start = imagined(rules, view);
  const open = [{ position: start, facts: advanced(rules, start, choice), taken: [textOf(rules, choice)] }];
  const known = new Set<string>();
  const ends: Foresight[] = [];
  for (let path = open.pop(); path && ends.length < MOST_OUTCOMES; path = open.pop()) {
    const next = nextChoices(rules, path.position, viewer, through);
    if (next.length === 0) ends.push(resultOf(rules, viewer, path.position, path.facts));
    for (const further of next) {
      const taken = [...path.taken, textOf(rules, further)].sort();
      if (known.has(taken.join())) continue;
      known.add(taken.join());
      const position = copyPosition(rules, path.position);
      open.push({ position, facts: [...path.facts, ...advanced(rules, position, further)], taken });
    }
  }
  return ends;
}

function textOf({ definition, game }: Rules, choice: Choice): string {
  return definition.format(game, choice);
}

function imagined({ definition, game }: Rules, view: unknown): Position<unknown> {
  return definition.imagine(game, view, () => 0);
}

function advanced(rules: Rules, position: Position<unknown>, choice: Choice): readonly Fact[] {
  const facts: Fact[] = [];
  advanceWhileSure(rules, position, choice, facts);
  return facts;
}

function resultOf(rules: Rules, viewer: Viewer, position: Position<unknown>, facts: readonly Fact[]): Foresight {
  const { definition, game } = rules;
  return { facts: factsFor(rules, facts, viewer), view: definition.viewFor(game, position, viewer) };
}

function answerOf(rules: Rules, position: Position<unknown>, viewer: Viewer, through: Through): Choice | undefined {
  const choices = nextChoices(rules, position, viewer, Object.keys(through));
  return choices.length > 0 ? through[position.agenda.at(-1)?.kind ?? '']?.(choices) : undefined;
}

function nextChoices(rules: Rules, position: Position<unknown>, viewer: Viewer, through: readonly string[]): readonly Choice[] {
  const frame = position.agenda.at(-1);
  if (!frame || !through.includes(frame.kind)) return [];
  const question = ask(rules, position);
  if (question?.decider === 'chance') return question.choices.slice(0, 1);
  return question?.decider === viewer ? question.choices : [];
}
