import { GrowingList } from './growing-list.ts';
import type { Decider, Fact, Frame, Position, Seat } from './position.ts';

/** How an answer changed the agenda: the number of lower frames kept, and the frames now above them, the last one on top. */
export interface AgendaChange<F extends Frame = Frame> {
  readonly kept: number;
  readonly added: readonly F[];
}

/** One answer and its consequences. */
export interface Move<E extends Fact = Fact, F extends Frame = Frame> {
  readonly kind: 'move';
  readonly by: Decider;
  readonly text: string;
  readonly facts: readonly E[];
  /** Its mover learned something hidden, so undoing it needs everyone's consent. */
  readonly barrier: boolean;
  readonly agenda: AgendaChange<F>;
}

/** The game continues after its first `to` live moves. */
export interface Undo {
  readonly kind: 'undo';
  readonly by: Seat;
  readonly to: number;
}

/** The rules changed here: the game continues after its first `to` live moves, from this position. Nothing before it can be undone. */
export interface Correction<S = unknown, F extends Frame = Frame> {
  readonly kind: 'correction';
  readonly to: number;
  /** The versions of the rules before and after. */
  readonly rules: { readonly from: number; readonly to: number };
  readonly position: Position<S, F>;
}

/** One record of a journal. Chance is a decider like a seat; nothing is ever deleted. */
export type Entry<S = unknown, F extends Frame = Frame, E extends Fact = Fact> = Move<E, F> | Undo | Correction<S, F>;

/** The minimum that folding needs of an entry, for journals filtered for a viewer. */
export type AnyEntry = { readonly kind: 'move' } | { readonly kind: 'undo' | 'correction'; readonly to: number };

export interface Journal<T extends AnyEntry = Entry> {
  readonly entries: GrowingList<T>;
  /** Indices of live moves. */
  readonly live: GrowingList<number>;
}

export const EMPTY_JOURNAL: Journal<never> = { entries: GrowingList.of([]), live: GrowingList.of([]) };

/** The journal with one more entry. */
export function foldEntry<T extends AnyEntry>({ entries, live }: Journal<T>, entry: T): Journal<T> {
  return { entries: entries.with(entry), live: liveAfter(live, entry, entries.length) };
}

export function journalOf<T extends AnyEntry>(entries: readonly T[]): Journal<T> {
  return { entries: GrowingList.of(entries), live: entries.reduce(liveAfter, EMPTY_JOURNAL.live) };
}

/** The only place that defines undo. */
function liveAfter(live: GrowingList<number>, entry: AnyEntry, index: number): GrowingList<number> {
  return entry.kind === 'move' ? live.with(index) : live.first(entry.to);
}

type MoveOf<T extends AnyEntry> = Extract<T, { readonly kind: 'move' }>;

/** Live moves in order. */
export function liveMoves<T extends AnyEntry>({ entries, live }: Journal<T>): MoveOf<T>[] {
  const all = entries.slice();
  return Array.from(live, (index) => all[index] as MoveOf<T>);
}

/** The live move with this number. */
export function liveMove<T extends AnyEntry>({ entries, live }: Journal<T>, number: number): MoveOf<T> | undefined {
  const index = live.at(number);
  return index === undefined ? undefined : (entries.at(index) as MoveOf<T>);
}

export function isCorrection<S, F extends Frame, E extends Fact>(entry: Entry<S, F, E>): entry is Correction<S, F> {
  return entry.kind === 'correction';
}

/** Live moves and the corrections between them. */
export function liveEntries<S, F extends Frame, E extends Fact>(entries: readonly Entry<S, F, E>[]): readonly Entry<S, F, E>[] {
  const live = new Set(journalOf(entries).live);
  let floor = Number.POSITIVE_INFINITY;
  const kept = entries.toReversed().filter((entry, fromLast) => {
    if (entry.kind === 'move') return live.has(entries.length - 1 - fromLast);
    const isKept = isCorrection(entry) && entry.to <= floor;
    floor = Math.min(floor, entry.to);
    return isKept;
  });
  return kept.reverse();
}

/** The fewest live moves an undo can leave, even with everyone's consent. */
export function undoFloor({ entries }: Journal): number {
  return entries.slice().findLast(isCorrection)?.to ?? 0;
}

/** How many moves remain if a seat undoes its last answer, or all its answers since the last barrier; undefined when it can't. */
export function undoTarget(journal: Journal, seat: Seat, extent: 'step' | 'turn'): number | undefined {
  const { length } = journal.live;
  let to = length;
  let corrected = journal.entries.length;
  while (to > 0 && isUndoable(liveMove(journal, to - 1), seat)) {
    const index = journal.live.at(to - 1) ?? 0;
    if (hasCorrection(journal, index, corrected)) break;
    corrected = index;
    to--;
    if (extent === 'step') break;
  }
  return to < length ? to : undefined;
}

/** Looks no further back than needed: this is asked for every viewer after every move. */
function hasCorrection({ entries }: Journal, from: number, until: number): boolean {
  for (let index = from; index < until; index++) if (entries.at(index)?.kind === 'correction') return true;
  return false;
}

function isUndoable(move: Move | undefined, seat: Seat): boolean {
  return move !== undefined && move.by === seat && !move.barrier;
}

/** The number of live moves before each entry. */
export function liveCounts(entries: readonly AnyEntry[]): readonly number[] {
  let { live } = EMPTY_JOURNAL;
  return entries.map((entry, index) => {
    const { length } = live;
    live = liveAfter(live, entry, index);
    return length;
  });
}
