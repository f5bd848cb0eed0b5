import type { Viewer } from '@durbar/engine';
import type { Message, MessageOf, TalkLine } from '@durbar/protocol';
import type { TableRecord } from '../storage/table-records.ts';
import { infoOf } from '../tables/info.ts';
import { type Prints, ViewComparison } from './comparison.ts';
import { type Course, lengthOf } from './course.ts';
import {
  type SeenUpdate,
  type Shown,
  type StateText,
  stateFor,
  type Unplayable,
  updateFor,
  viewsOf,
  writePatch,
  writeState,
  writeUpdate,
} from './project.ts';

/** A viewer of a table. */
export interface Watcher {
  readonly person: string;
  /** As a spectator; undefined for those who are only counted. */
  readonly shownName: string | undefined;
  send(text: string): void;
  /** People this viewer has muted. */
  isMuted(person: string): boolean;
}

/** What a watcher already has, and in which form they want to get what follows. */
export interface Subscription {
  readonly have: number;
  readonly talk: readonly TalkLine[];
  readonly updates: 'whole' | 'patches';
}

/** A table in memory: record, game and watchers. Tasks run one at a time. */
export class Room implements Shown {
  readonly watchers = new Map<Watcher, Viewer>();
  record: TableRecord;
  course: Course | undefined;
  unplayable: Unplayable | undefined;
  /** A commit's outcome is unknown, so others may have written since. */
  mayLag = false;
  /** Cached message per viewer until the table changes, so rewatching is cheap. */
  #texts: { readonly of: Shown; readonly byViewer: Map<Viewer, StateText> } | undefined;
  /** The view each viewer was sent last, which the next patch starts from. */
  readonly #lastViews = new Map<Viewer, unknown>();
  #prints: Prints = new Map();
  readonly #patching = new Set<Watcher>();
  #tail: Promise<unknown> = Promise.resolve();

  constructor(record: TableRecord, course: Course | undefined, unplayable?: Unplayable) {
    this.record = record;
    this.course = course;
    this.unplayable = unplayable;
  }

  get isOver(): boolean {
    return this.record.status === 'finished' || this.record.status === 'cancelled';
  }

  /** Runs a task when all tasks before it are done. */
  exclusive<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => {});
    return result;
  }

  viewerOf(person: string): Viewer {
    return seatOf(this.record, person) ?? 'spectator';
  }

  /** Shows the whole table to one watcher. */
  show(watcher: Watcher, { have, talk, updates }: Subscription): void {
    if (updates === 'patches') this.#patching.add(watcher);
    else this.#patching.delete(watcher);
    this.#showAll(watcher, have, talk);
  }

  #showAll(watcher: Watcher, have: number, talk: readonly TalkLine[]): void {
    const viewer = this.viewerOf(watcher.person);
    this.watchers.set(watcher, viewer);
    const heard = talk.filter((line) => this.#hears(watcher, line));
    watcher.send(writeState(this.#textFor(viewer), have, heard));
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.#patching.delete(watcher);
    if (this.watchers.size > 0) return;
    this.#texts = undefined;
    this.#lastViews.clear();
    this.#prints = new Map();
  }

  #textFor(viewer: Viewer): StateText {
    const { record, course } = this;
    const isCurrent = this.#texts?.of.record === record && this.#texts.of.course === course;
    const texts = this.#texts && isCurrent ? this.#texts : { of: { record, course }, byViewer: new Map() };
    this.#texts = texts;
    const text = texts.byViewer.get(viewer) ?? stateFor(this, viewer);
    texts.byViewer.set(viewer, text);
    this.#lastViews.set(viewer, text.view);
    return text;
  }

  /** Sends watchers what changed since `before`. Each view is built once, and serialised once in each form. */
  tell(before: TableRecord, from: number): void {
    const { record, course } = this;
    this.#texts = undefined;
    if (this.watchers.size === 0) return;
    const hasBegun = before.status === 'open' && record.status === 'running';
    const textFor = course !== undefined && from < lengthOf(course) ? this.#updates(course, from) : undefined;
    const info = isSameInfo(before, record)
      ? undefined
      : JSON.stringify({ type: 'info', info: infoOf(record) } satisfies Message);
    for (const [watcher, viewer] of this.watchers) {
      if (hasBegun || this.viewerOf(watcher.person) !== viewer) {
        this.#showAll(watcher, 0, []);
        continue;
      }
      if (textFor) watcher.send(textFor(watcher, viewer));
      if (info !== undefined) watcher.send(info);
    }
  }

  #updates(course: Course, from: number): (watcher: Watcher, viewer: Viewer) => string {
    // Someone who changes seats at this moment is shown the new view at once; the others still have the one before.
    const before = new Map(this.#lastViews);
    const added = { course, from, views: viewsOf(course) };
    const comparison = new ViewComparison(this.#prints);
    this.#prints = comparison.prints;
    const texts = new Map<Viewer, UpdateTexts>();
    return (watcher, viewer) => {
      const known = texts.get(viewer) ?? this.#textsOf(updateFor(this, added, viewer), viewer, before.get(viewer), comparison);
      texts.set(viewer, known);
      return this.#patching.has(watcher) ? known.patch() : known.whole();
    };
  }

  #textsOf(update: SeenUpdate, viewer: Viewer, before: unknown, comparison: ViewComparison): UpdateTexts {
    this.#lastViews.set(viewer, update.view);
    return { whole: once(() => writeUpdate(update)), patch: once(() => writePatch(update, before, comparison)) };
  }

  /** While a game runs, players don't hear what spectators say, so no one helps them. */
  #hears(watcher: Watcher, { person, kind, seat }: TalkLine): boolean {
    if (person !== undefined && watcher.isMuted(person.id)) return false;
    const isFromSpectator = kind === 'chat' && seat === undefined;
    return !isFromSpectator || this.record.status !== 'running' || this.viewerOf(watcher.person) === 'spectator';
  }

  tellLed(message: MessageOf<'led'>): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers.keys()) if (!watcher.isMuted(message.by.id)) watcher.send(text);
  }

  tellTalk(lines: readonly TalkLine[]): void {
    for (const watcher of this.watchers.keys()) {
      const heard = lines.filter((line) => this.#hears(watcher, line));
      if (heard.length === 0) continue;
      watcher.send(JSON.stringify({ type: 'talk', table: this.record.id, lines: heard } satisfies Message));
    }
  }
}

/** One update in both forms. */
interface UpdateTexts {
  readonly whole: () => string;
  readonly patch: () => string;
}

function once(write: () => string): () => string {
  let text: string | undefined;
  return () => {
    text ??= write();
    return text;
  };
}

export function seatOf({ seats }: Pick<TableRecord, 'seats'>, person: string): number | undefined {
  return seats.find(({ personId }) => personId === person)?.seat;
}

const COMPARED = [
  'status',
  'seats',
  'shares',
  'commitment',
  'revealBy',
  'request',
  'rematch',
  'sharedBy',
  'hostId',
  'standings',
  'pausedAt',
  'turn',
] as const;

/** Except for the turn of a running game, which is sent with the moves. */
function isSameInfo(before: TableRecord, after: TableRecord): boolean {
  const isMove = before.length !== after.length;
  return COMPARED.every((part) => {
    if (before[part] === after[part] || (part === 'turn' && isMove)) return true;
    return JSON.stringify(before[part]) === JSON.stringify(after[part]);
  });
}
