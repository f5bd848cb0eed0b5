import type { Rules } from './definition.ts';
import {
  type AnyEntry,
  EMPTY_JOURNAL,
  type Entry,
  foldEntry,
  isCorrection,
  type Journal,
  journalOf,
  liveMoves,
  type Move,
  undoFloor,
} from './journal.ts';
import { ask, begin, copyPosition } from './play.ts';
import type { Choice, Decider, Fact, Frame, Position, Question, Seat, Viewer } from './position.ts';
import type { RecordedGame } from './restore.ts';
import { defined, fail, ok, type Result } from './result.ts';
import { type SubmitFault, submit } from './submit.ts';
import { type QuestionView, questionFor } from './view.ts';

/** A cached position; others are reached from it by folding facts. */
export interface Snapshot<S = unknown, F extends Frame = Frame> {
  /** The number of live moves before it. */
  readonly number: number;
  readonly position: Position<S, F>;
}

/** A game in progress. Immutable: every entry makes a new match. */
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
  readonly journal: Journal<Entry<S, F, E>>;
  readonly position: Position<S, F>;
  /** The start, every position after a correction, and one every so many moves, so a jump folds few facts. */
  readonly snapshots: readonly Snapshot<S, F>[];
  /** A finished game of older rules, as recorded. */
  readonly recorded?: RecordedGame;
  /** Played by older rules: it can be shown, but the current rules can't ask about it. */
  readonly bygone?: true;
}

/** A match and the entry just added to it. */
export interface Answered<M, E extends Fact = Fact, F extends Frame = Frame> {
  readonly match: M;
  readonly entry: Move<E, F>;
}

const SNAPSHOT_INTERVAL = 32;

export function newMatch<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
): Match<G, S, F, C, E, V> {
  const { position, facts } = begin(rules);
  return matchFrom(rules, { position, facts });
}

/** A match at its start. */
export function matchFrom<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  { position, facts }: { readonly position: Position<S, F>; readonly facts: readonly E[] },
): Match<G, S, F, C, E, V> {
  return { rules, setUpFacts: facts, journal: EMPTY_JOURNAL, position, snapshots: [{ number: 0, position }] };
}

/** The match before its first entry. */
export function startOf<G, S, F extends Frame, C extends Choice, E extends Fact, V>({
  rules,
  setUpFacts,
  snapshots,
}: Match<G, S, F, C, E, V>): Match<G, S, F, C, E, V> {
  return matchFrom(rules, { position: defined(snapshots[0], 'start of a match').position, facts: setUpFacts });
}

const questions = new WeakMap<object, { readonly question: Question | undefined }>();

/** The pending question, asked once for each position. */
export function questionOf<G, S, F extends Frame, C extends Choice, E extends Fact, V>({
  rules,
  position,
  bygone,
}: Match<G, S, F, C, E, V>): Question<C> | undefined {
  if (bygone) return undefined;
  const known = questions.get(position);
  if (known) return known.question as Question<C> | undefined;
  const question = ask(rules, position);
  questions.set(position, { question });
  return question;
}

/** The pending question as a viewer may see it. */
export function questionSeen<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  viewer: Viewer,
): QuestionView<C> | undefined {
  const question = questionOf(match);
  return question && questionFor(match.rules, match.position, viewer, question);
}

/** Answers question `number`, the number of live moves when it was asked. */
export function answerMatch<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  by: Decider,
  number: number,
  text: string,
): Result<Answered<Match<G, S, F, C, E, V>, E, F>, SubmitFault> {
  const { length } = match.journal.live;
  if (number !== length) return fail(staleNumber(length));
  const answered = submit(match.rules, match.position, by, text, questionOf(match));
  if (!answered.ok) return answered;
  const { entry, position } = answered.value;
  return ok({ match: moved(match, entry, position), entry });
}

/** Answers for the decider; throws if the text isn't legal. */
export function mustAnswer<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  text: string,
): Match<G, S, F, C, E, V> {
  const { length } = match.journal.live;
  const answered = answerMatch(match, questionOf(match)?.decider ?? 'chance', length, text);
  if (!answered.ok) throw new Error(`move ${length + 1}: ${answered.fault.message}`);
  return answered.value.match;
}

/** Adds an entry by folding its facts; calls no handler. */
export function applyEntry<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  entry: Entry<S, F, E>,
): Match<G, S, F, C, E, V> {
  return applyEntries(match, [entry]);
}

/** Adds several entries. Facts before the last correction aren't folded, because they may not fit the current state shape. */
export function applyEntries<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  added: readonly Entry<S, F, E>[],
): Match<G, S, F, C, E, V> {
  const { rules } = match;
  let { journal } = match;
  const snapshots = match.snapshots.slice();
  const corrected = added.findLastIndex(isCorrection);
  let position = copyPosition(rules, match.position);
  for (const [index, entry] of added.entries()) {
    if (entry.kind === 'correction') position = copyPosition(rules, entry.position);
    else if (index > corrected)
      position = entry.kind === 'move' ? afterMove(rules, position, entry) : positionAt({ rules, journal, snapshots }, entry.to);
    journal = foldEntry<Entry<S, F, E>>(journal, entry);
    const { length: number } = journal.live;
    while (defined(snapshots.at(-1), 'start of a match').number > number) snapshots.pop();
    if (entry.kind === 'correction' || (index > corrected && isSnapshotDue(entry, number)))
      snapshots.push({ number, position: copyPosition(rules, position) });
  }
  return { ...match, journal, position, snapshots };
}

/** Goes back to the first `to` live moves. The caller checks whether the seat may. */
export function undoTo<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  by: Seat,
  to: number,
): Match<G, S, F, C, E, V> {
  return applyEntry(match, { kind: 'undo', by, to });
}

/** A copy of the position after the first `number` live moves. */
export function positionAt<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  { rules, journal, snapshots }: Pick<Match<G, S, F, C, E, V>, 'rules' | 'journal' | 'snapshots'>,
  number: number,
): Position<S, F> {
  const snapshot = defined(
    snapshots.findLast((one) => one.number <= number),
    'snapshot',
  );
  const moves = journal.live.slice(snapshot.number, number);
  const first = moves[0] ?? journal.entries.length;
  const entries = journal.entries.slice(first);
  let position = copyPosition(rules, snapshot.position);
  for (const index of moves) position = afterMove(rules, position, entries[index - first] as Move<E, F>);
  return position;
}

/** The match as it was after its first `number` live moves. */
export function matchAt<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  number: number,
): Match<G, S, F, C, E, V> {
  const snapshots = match.snapshots.filter((one) => one.number <= number);
  const journal = journalOf<Entry<S, F, E>>(liveMoves(match.journal).slice(0, number));
  const past = { ...match, journal, snapshots, position: positionAt(match, number) };
  return number < undoFloor(match.journal) ? { ...past, bygone: true } : past;
}

function moved<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  entry: Move<E, F>,
  position: Position<S, F>,
): Match<G, S, F, C, E, V> {
  const journal = foldEntry<Entry<S, F, E>>(match.journal, entry);
  const { length: number } = journal.live;
  if (!isSnapshotDue(entry, number)) return { ...match, journal, position };
  // The question asked at the position is remembered as long as the position itself.
  const snapshots = [...match.snapshots, { number, position: copyPosition(match.rules, position) }];
  return { ...match, journal, position, snapshots };
}

function isSnapshotDue({ kind }: AnyEntry, number: number): boolean {
  return kind === 'move' && number % SNAPSHOT_INTERVAL === 0;
}

/** Folds a move's facts in place; the caller owns the position. */
export function afterMove<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  { definition, game }: Rules<G, S, F, C, E, V>,
  { state, agenda }: Position<S, F>,
  { facts, agenda: { kept, added } }: Move<E, F>,
): Position<S, F> {
  for (const fact of facts) definition.fold(game, state, fact);
  return { state, agenda: [...agenda.slice(0, kept), ...added] };
}

function staleNumber(number: number): SubmitFault {
  return { code: 'stale-number', message: `The game is at number ${number} now.`, number };
}
