import { loadRecorder } from '@durbar/catalogue';
import { fail, GrowingList, ok, type RecordedGame, type Result, type Rules, restore } from '@durbar/engine';
import type { Moved } from '../storage/bus.ts';
import { deciderIn, entryOf, type JournalLine, recordedIn, START, textsIn } from '../storage/journal-lines.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { type Course, lengthOf, newCourse, packedCourse, tryMove, withClockwork, withEntry } from './course.ts';
import type { RoomPorts } from './ports.ts';
import type { Unplayable } from './project.ts';
import { Room } from './room.ts';

const ATTEMPTS = 20;

type LoaderPorts = Pick<RoomPorts, 'storage' | 'rulebook' | 'onError'>;

/** Reads tables from the storage. */
export class Loader {
  readonly #ports: LoaderPorts;

  constructor(ports: LoaderPorts) {
    this.#ports = ports;
  }

  async load(table: string): Promise<Room | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const record = await this.#ports.storage.tables.load(table);
      if (!record) return undefined;
      if (record.startedAt === undefined) return new Room(record, undefined);
      const lines = await this.#lines(record, 0);
      if (!lines) continue;
      const begun = await this.#begin(record, lines);
      return begun.ok ? new Room(record, begun.value) : new Room(record, undefined, begun.fault);
    }
    throw new Error(`table ${table} changes too fast to be read`);
  }

  /** Refreshes a room; false if it was up to date. */
  async update(room: Room): Promise<boolean> {
    const record = await this.#ports.storage.tables.load(room.record.id);
    if (!record || record.version === room.record.version) return false;
    const { course } = room;
    const isSameShape = record.rulesVersion === room.record.rulesVersion;
    const lines = course && isSameShape ? await this.#lines(record, lengthOf(course)) : undefined;
    const longer = course && lines && this.#read(record, () => lines.reduce(withLine, course));
    if (longer?.ok) {
      room.course = longer.value;
      room.record = record;
      return true;
    }
    const fresh = await this.load(record.id);
    if (!fresh) return false;
    room.record = fresh.record;
    room.course = fresh.course;
    room.unplayable = fresh.unplayable;
    return true;
  }

  /** Applies a move that another process made; false if it doesn't directly follow the last known one. */
  advance(room: Room, version: number, { lines, length, turn, clocks }: Moved): boolean {
    const { record, course } = room;
    if (!course || record.version !== version - 1 || lengthOf(course) + lines.length !== length) return false;
    const longer = this.#read(record, () => lines.reduce(withLine, course));
    if (!longer.ok) return false;
    room.course = longer.value;
    room.record = withClockwork({ ...record, version, length }, { ...(turn ? { turn } : {}), ...(clocks ? { clocks } : {}) });
    return true;
  }

  /** A game with unknown or newer rules, or a damaged one, can be seen but not played. */
  async #begin(record: TableRecord, lines: readonly JournalLine[]): Promise<Result<Course, Unplayable>> {
    const rules = await this.#ports.rulebook.rules(record);
    if (!rules.ok) return fail('other-rules-version');
    const fromTexts = await this.#recorder(rules.value, record);
    return this.#read(record, () => courseOf(rules.value, record, { lines, fromTexts }));
  }

  /** Version 1 games were stored as texts; the frozen rules replay them. */
  async #recorder({ definition }: Rules, record: TableRecord): Promise<Recorder | undefined> {
    const { game, rulesVersion } = record;
    if (definition.rulesVersion === rulesVersion) return undefined;
    const recordGame = await loadRecorder(game, rulesVersion);
    const setUp = await this.#ports.rulebook.setUp(record);
    return (lines) => {
      const recorded = recordGame?.(setUp, textsIn(lines));
      if (!recorded?.ok) throw new Error(`a game of ${game} with rules version ${rulesVersion} cannot be read`);
      return recorded.value;
    };
  }

  /** A damaged record must only affect its own table. */
  #read(record: TableRecord, read: () => Course): Result<Course, Unplayable> {
    try {
      return ok(read());
    } catch (error) {
      this.#ports.onError(error, `reading table ${record.id}`);
      return fail('damaged-table');
    }
  }

  /** Undefined if journal and record are inconsistent because of a concurrent write. */
  async #lines(record: TableRecord, from: number): Promise<JournalLine[] | undefined> {
    const { tables, archive } = this.#ports.storage;
    const first = from === 0 ? START : from;
    const kept = record.status === 'finished' ? await archive.journal(record.id) : undefined;
    const lines = kept ? kept.filter(({ number }) => number >= first) : await tables.journal(record.id, first);
    const wanted = lines.filter(({ number }) => number < record.length);
    return wanted.filter(({ number }) => number >= 0).length === record.length - from ? wanted : undefined;
  }
}

type Recorder = (lines: readonly JournalLine[]) => RecordedGame;

interface Written {
  readonly lines: readonly JournalLine[];
  readonly fromTexts: Recorder | undefined;
}

function courseOf(rules: Rules, record: TableRecord, { lines, fromTexts }: Written): Course {
  const recorded = recordedIn(lines, record.rulesVersion) ?? fromTexts?.(lines);
  if (!recorded) return lines.reduce(withText, newCourse(rules));
  const { standings } = record;
  const match = restore(rules, record.status === 'finished' && standings ? { ...recorded, standings } : recorded);
  const times = lines.filter(({ number }) => number >= 0).map(({ at }) => at);
  const corrections = Array.from({ length: match.journal.entries.length - times.length }, () => times.at(-1) ?? record.createdAt);
  return packedCourse({ match, times: GrowingList.of([...times, ...corrections]) });
}

function withLine(course: Course, line: JournalLine): Course {
  return withEntry(course, entryOf(line), line.at);
}

/** A text-only line, played by the current rules. */
function withText(course: Course, line: JournalLine): Course {
  if (line.kind === 'undo') return withLine(course, line);
  const moved = tryMove(course, { by: deciderIn(line), text: line.text, at: line.at });
  if (!moved.ok) throw new Error(`journal entry ${line.number}: ${moved.fault.message}`);
  return moved.value;
}
