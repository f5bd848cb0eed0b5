import type { Automatic, Decision, Rules } from './definition.ts';
import type { Choice, Fact, Frame } from './position.ts';

/** What is done with one kind of frame. All have the same shape, so the machine finds each part at the same place. */
export interface Handling<G, S, F extends Frame, C extends Choice, E extends Fact> {
  /** Only where nobody decides; then there is nothing to ask, to answer or to sample. */
  readonly run: Automatic<G, S, F, F, E>['run'] | undefined;
  readonly ask: Decision<G, S, F, C, F, E>['ask'];
  readonly answer: Decision<G, S, F, C, F, E>['answer'];
  readonly sample: Decision<G, S, F, C, F, E>['sample'] | undefined;
  readonly reveals: true | readonly C['type'][] | undefined;
}

/** A game's handlers by kind of frame: a map finds them faster than they are found among the properties of a large object. */
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
  reveals,
}: Partial<Handling<G, S, F, C, E>>): Handling<G, S, F, C, E> {
  return { run, ask, answer, sample, reveals } as Handling<G, S, F, C, E>;
}

export function handlingOf<G, S, F extends Frame, C extends Choice, E extends Fact>(
  handlings: Handlings<G, S, F, C, E>,
  frame: F,
): Handling<G, S, F, C, E> {
  return handlings.get(frame.kind) as Handling<G, S, F, C, E>;
}
