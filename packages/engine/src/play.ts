import type { Automatic, Decision, Rules, Step } from './definition.ts';
import type { Choice, Fact, Frame, Position, Question } from './position.ts';

/** Handler for one frame kind. All fields are always present so V8 sees one hidden class. */
export interface Handling<G, S, F extends Frame, C extends Choice, E extends Fact> {
  /** Only for frames no one decides; they have no `ask`, `answer`, `sample` or `pick`. */
  readonly run: Automatic<G, S, F, F, E>['run'] | undefined;
  readonly ask: Decision<G, S, F, C, F, E>['ask'];
  readonly answer: Decision<G, S, F, C, F, E>['answer'];
  readonly sample: Decision<G, S, F, C, F, E>['sample'] | undefined;
  readonly pick: Decision<G, S, F, C, F, E>['pick'] | undefined;
  readonly reveals: true | readonly C['type'][] | undefined;
}

/** Handlers by frame kind. A Map lookup is faster than a property lookup on a large object. */
export type Handlings<G, S, F extends Frame, C extends Choice, E extends Fact> = ReadonlyMap<string, Handling<G, S, F, C, E>>;

const made = new WeakMap<object, unknown>();

export function handlingsOf<G, S, F extends Frame, C extends Choice, E extends Fact, V>({
  definition: { handlers },
}: Rules<G, S, F, C, E, V>): Handlings<G, S, F, C, E> {
  const known = made.get(handlers);
  if (known) return known as Handlings<G, S, F, C, E>;
  const handlings = new Map(
    Object.entries(handlers).map(([kind, handler]) => [kind, inOneShape(handler as Partial<Handling<G, S, F, C, E>>)]),
  );
  made.set(handlers, handlings);
  return handlings;
}

function inOneShape<G, S, F extends Frame, C extends Choice, E extends Fact>({
  run,
  ask,
  answer,
  sample,
  pick,
  reveals,
}: Partial<Handling<G, S, F, C, E>>): Handling<G, S, F, C, E> {
  return { run, ask, answer, sample, pick, reveals } as Handling<G, S, F, C, E>;
}

export function handlingOf<G, S, F extends Frame, C extends Choice, E extends Fact>(
  handlings: Handlings<G, S, F, C, E>,
  frame: F,
): Handling<G, S, F, C, E> {
  return handlings.get(frame.kind) as Handling<G, S, F, C, E>;
}

/** How each fact of a union changes the state. */
export type Folds<G, S, E extends Fact> = {
  readonly [T in E['type']]: (game: G, state: S, fact: Extract<E, { type: T }>) => void;
};

/** One fold for all facts of a game. A Map lookup is faster than a property lookup on a large object. */
export function foldByType<G, S, E extends Fact>(folds: Folds<G, S, E>): (game: G, state: S, fact: E) => void {
  const byType = new Map<string, unknown>(Object.entries(folds));
  return (game, state, fact) => (byType.get(fact.type) as (game: G, state: S, fact: E) => void)(game, state, fact);
}

/** Folds facts as they happen and queues the frames pushed until the answer is complete. */
export class Recorder<G, S, F extends Frame, C extends Choice, E extends Fact, V> implements Step<F, E> {
  readonly #rules: Rules<G, S, F, C, E, V>;
  readonly #position: Position<S, F>;
  readonly #facts: E[] | undefined;
  /** Index of the first frame pushed since the last flush; they wait on the agenda itself, in that order. */
  #first: number;
  /** An automatic frame revealed something hidden. */
  hasRevealed = false;

  constructor(rules: Rules<G, S, F, C, E, V>, position: Position<S, F>, facts: E[] | undefined) {
    this.#rules = rules;
    this.#position = position;
    this.#facts = facts;
    this.#first = position.agenda.length;
  }

  fact(fact: E): void {
    const { definition, game } = this.#rules;
    definition.fold(game, this.#position.state, fact);
    this.#facts?.push(fact);
    definition.react?.(game, this.#position.state, fact, this);
  }

  next(frame: F): void {
    this.#position.agenda.push(frame);
  }

  /** The first frame pushed is resolved first. */
  flush(): void {
    const { agenda } = this.#position;
    for (let low = this.#first, high = agenda.length - 1; low < high; low++, high--) {
      const frame = agenda[low] as F;
      agenda[low] = agenda[high] as F;
      agenda[high] = frame;
    }
  }

  /** Pops the top frame; frames pushed from now on take its place. */
  pop(): void {
    const { agenda } = this.#position;
    agenda.pop();
    this.#first = agenda.length;
  }
}

/** The first position that asks something, and the facts of the set-up so far. */
export function begin<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
): { position: Position<S, F>; facts: E[] } {
  const position = rules.definition.begin(rules.game);
  const facts: E[] = [];
  settle(rules, position, handlingsOf(rules), new Recorder(rules, position, facts));
  return { position, facts };
}

export function isOver(position: Position<unknown>): boolean {
  return position.agenda.length === 0;
}

/** The pending question, or undefined when the game is over. */
export function ask<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): Question<C> | undefined {
  const frame = position.agenda.at(-1);
  return frame && handlingOf(handlingsOf(rules), frame).ask(rules.game, position.state, frame);
}

/** Answers the pending question in place. The choice must be one of the question's; see `submit` for untrusted ones. */
export function advance<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
  facts?: E[],
): void {
  answerTop(rules, position, choice, new Recorder(rules, position, facts));
}

/** Like `advance`, but stops before anything hidden is revealed, so the result is certain. */
export function advanceWhileSure<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
  facts: E[],
): void {
  answerTop(rules, position, choice, new Recorder(rules, position, facts), 'stop at reveals');
}

/** Like `advance`, and returns whether an automatic frame revealed something hidden. */
export function advanceNoting<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
): { readonly facts: E[]; readonly hasRevealed: boolean } {
  const facts: E[] = [];
  const recorder = new Recorder(rules, position, facts);
  answerTop(rules, position, choice, recorder);
  return { facts, hasRevealed: recorder.hasRevealed };
}

/** Answers the pending question on a copy. */
export function play<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
): { position: Position<S, F>; facts: E[] } {
  const next = copyPosition(rules, position);
  const facts: E[] = [];
  advance(rules, next, choice, facts);
  return { position: next, facts };
}

export function copyPosition<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): Position<S, F> {
  return { state: rules.definition.copy(rules.game, position.state), agenda: position.agenda.slice() };
}

/** Whether chance answers the pending question. */
export function isChance<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): boolean {
  const frame = position.agenda.at(-1);
  return frame !== undefined && handlingOf(handlingsOf(rules), frame).sample !== undefined;
}

type Until = 'next question' | 'stop at reveals';

function answerTop<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
  recorder: Recorder<G, S, F, C, E, V>,
  until: Until = 'next question',
): void {
  const frame = topOf(position);
  const handlings = handlingsOf(rules);
  recorder.pop();
  handlingOf(handlings, frame).answer(rules.game, position.state, frame, choice, recorder);
  settle(rules, position, handlings, recorder, until);
}

export function topOf<S, F extends Frame>({ agenda }: Position<S, F>): F {
  const frame = agenda.at(-1);
  if (frame === undefined) throw new Error('the game is over');
  return frame;
}

function settle<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  handlings: Handlings<G, S, F, C, E>,
  recorder: Recorder<G, S, F, C, E, V>,
  until: Until = 'next question',
): void {
  recorder.flush();
  const { agenda } = position;
  for (let frame = agenda.at(-1); frame !== undefined; frame = agenda.at(-1)) {
    const { run, reveals } = handlingOf(handlings, frame);
    if (run === undefined) return;
    if (reveals) {
      if (until === 'stop at reveals') return;
      recorder.hasRevealed = true;
    }
    recorder.pop();
    run(rules.game, position.state, frame, recorder);
    recorder.flush();
  }
}
