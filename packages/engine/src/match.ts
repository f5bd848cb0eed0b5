import type { Rules } from './definition.ts';
import { handlingOf, handlingsOf } from './handlers.ts';
import { advance, ask, begin, copyPosition } from './play.ts';
import type { Choice, Decider, Fact, Frame, Position, Seat } from './position.ts';
import { defined, fail, ok, type Result } from './result.ts';
import { parseChoice, type SubmitFault, submit } from './submit.ts';

/** One answer in the log of a game, with what it brought about. */
export interface Entry<E extends Fact = Fact> {
  readonly by: Decider;
  readonly text: string;
  readonly facts: readonly E[];
  /** Nobody may go back behind this entry: something was drawn, rolled or shown. */
  readonly barrier: boolean;
}

/** A running game: its log is the truth, the position follows from it. */
export interface Match<
  G = unknown,
  S = unknown,
  F extends Frame = Frame,
  C extends Choice = Choice,
  E extends Fact = Fact,
  V = unknown,
> {
  readonly rules: Rules<G, S, F, C, E, V>;
  readonly setUpFacts: readonly E[];
  readonly log: Entry<E>[];
  position: Position<S, F>;
  /** Positions before entry 0, N, 2N, …; a jump replays at most N entries. */
  readonly snapshots: Position<S, F>[];
}

const SNAPSHOT_INTERVAL = 32;

export function newMatch<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
): Match<G, S, F, C, E, V> {
  const { position, facts } = begin(rules);
  return { rules, setUpFacts: facts, log: [], position, snapshots: [copyPosition(rules, position)] };
}

/** Answers question `number` (the log's length when it was asked). A refusal changes nothing. */
export function answerMatch<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  by: Decider,
  number: number,
  text: string,
): Result<Entry<E>, SubmitFault> {
  if (number !== match.log.length) return fail(staleNumber(match.log.length));
  const barrier = isBarrier(match, by, text);
  const answered = submit(match.rules, match.position, by, text);
  if (!answered.ok) return answered;
  const entry: Entry<E> = { by, text, facts: answered.value.facts, barrier };
  record(match, answered.value.position, entry);
  return ok(entry);
}

/** The position before entry `number`. */
export function positionAt<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  number: number,
): Position<S, F> {
  const { rules, snapshots, log } = match;
  const index = Math.min(Math.floor(number / SNAPSHOT_INTERVAL), snapshots.length - 1);
  const position = copyPosition(rules, defined(snapshots[index], 'snapshot'));
  for (const { text } of log.slice(index * SNAPSHOT_INTERVAL, number)) {
    const question = defined(ask(rules, position), 'question of a logged answer');
    advance(rules, position, defined(parseChoice(rules, question, text), 'choice of a logged answer'));
  }
  return position;
}

/** The number of the entry that a seat may take back to, or undefined: only its own answers since the last barrier. */
export function undoNumber(match: Match, seat: Seat): number | undefined {
  const last = match.log.length - 1;
  const entry = match.log[last];
  return entry && entry.by === seat && !entry.barrier ? last : undefined;
}

/** The number of the first of a seat's answers that it may take back together. */
export function resetNumber(match: Match, seat: Seat): number | undefined {
  let number = match.log.length;
  for (let entry = match.log[number - 1]; entry && entry.by === seat && !entry.barrier; entry = match.log[number - 1]) number--;
  return number < match.log.length ? number : undefined;
}

/** Takes the game back to before entry `number`. Who may do so is for the caller to know. */
export function rewind<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  number: number,
): void {
  match.position = positionAt(match, number);
  match.log.length = number;
  match.snapshots.length = Math.floor(number / SNAPSHOT_INTERVAL) + 1;
}

function record<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  position: Position<S, F>,
  entry: Entry<E>,
): void {
  match.log.push(entry);
  match.position = position;
  if (match.log.length % SNAPSHOT_INTERVAL === 0) match.snapshots.push(copyPosition(match.rules, position));
}

/** A drawn or rolled answer is a barrier unless it was the only one possible. */
function isBarrier<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  by: Decider,
  text: string,
): boolean {
  const { rules, position } = match;
  const frame = position.agenda.at(-1);
  if (frame === undefined) return false;
  const { reveals } = handlingOf(handlingsOf(rules), frame);
  const question = ask(rules, position);
  if (by === 'chance') return question !== undefined && question.choices.length > 1;
  if (reveals === undefined || reveals === true) return reveals === true;
  const choice = question && parseChoice(rules, question, text);
  return choice !== undefined && reveals.includes(choice.type);
}

function staleNumber(number: number): SubmitFault {
  return { code: 'stale-number', message: `The game is at number ${number} now.`, number };
}
