import type { Rules, Step } from './definition.ts';
import { type Handling, type Handlings, handlingOf, handlingsOf } from './handlers.ts';
import type { Choice, Fact, Frame, Position, Question, Random } from './position.ts';

/** Folds facts as they happen and keeps the frames that follow until the answer is complete. */
class Recorder<G, S, F extends Frame, C extends Choice, E extends Fact, V> implements Step<F, E> {
  readonly #rules: Rules<G, S, F, C, E, V>;
  readonly #position: Position<S, F>;
  readonly #facts: E[] | undefined;
  /** Where the frames named since the last flush begin: they wait on the agenda itself, in the order named. */
  #first: number;
  /** An automatic frame showed something hidden. */
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

  /** The first frame named comes to lie on top. */
  flush(): void {
    const { agenda } = this.#position;
    for (let low = this.#first, high = agenda.length - 1; low < high; low++, high--) {
      const frame = agenda[low] as F;
      agenda[low] = agenda[high] as F;
      agenda[high] = frame;
    }
  }

  /** Takes off the frame on top; what is named from now on takes its place. */
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

/** Like `advance`, but stops before anything hidden is shown: what has happened until then is sure. */
export function advanceWhileSure<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
  facts: E[],
): void {
  answerTop(rules, position, choice, new Recorder(rules, position, facts), 'stop at reveals');
}

/** Like `advance`; also says whether an automatic frame on the way showed something hidden. */
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

/** A choice of the pending question for random play: chance by its weights, seats evenly. */
export function randomChoice<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  random: Random,
): C {
  const frame = topOf(position);
  return drawChoice(rules.game, position.state, frame, handlingOf(handlingsOf(rules), frame), random);
}

function drawChoice<G, S, F extends Frame, C extends Choice, E extends Fact>(
  game: G,
  state: S,
  frame: F,
  handling: Handling<G, S, F, C, E>,
  random: Random,
): C {
  if (handling.sample) return handling.sample(game, state, frame, random);
  const { choices } = handling.ask(game, state, frame);
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error(`no legal choice for ${JSON.stringify(frame)}`);
  return choice;
}

/** Whether chance answers the pending question. */
export function isChance<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): boolean {
  const frame = position.agenda.at(-1);
  return frame !== undefined && handlingOf(handlingsOf(rules), frame).sample !== undefined;
}

/** Plays to the end at random, in place; returns the number of decisions, chance included. */
export function playOut<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  random: Random,
): number {
  const { game } = rules;
  const { state, agenda } = position;
  const handlings = handlingsOf(rules);
  const recorder = new Recorder(rules, position, undefined);
  let decisions = 0;
  for (let frame = agenda.at(-1); frame !== undefined; frame = agenda.at(-1)) {
    const handling = handlingOf(handlings, frame);
    recorder.pop();
    if (handling.run) {
      handling.run(game, state, frame, recorder);
    } else {
      handling.answer(game, state, frame, drawChoice(game, state, frame, handling, random), recorder);
      decisions++;
    }
    recorder.flush();
  }
  return decisions;
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

function topOf<S, F extends Frame>({ agenda }: Position<S, F>): F {
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
