import { loadRecorder } from '@durbar/catalogue';
import { type Rules, restore } from '@durbar/engine';
import { entryOf, type JournalLine, recordedIn, START, textsIn } from '../storage/journal-lines.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { type Course, lengthOf, newCourse, tryMove, withEntry } from './course.ts';
import type { RoomPorts } from './ports.ts';
import { Room } from './room.ts';

const ATTEMPTS = 20;

/** Reads tables from the storage. */
export class Loader {
  readonly #ports: Pick<RoomPorts, 'storage' | 'rulebook'>;

  constructor(ports: Pick<RoomPorts, 'storage' | 'rulebook'>) {
    this.#ports = ports;
  }

  async load(table: string): Promise<Room | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const record = await this.#ports.storage.tables.load(table);
      if (!record) return undefined;
      if (record.startedAt === undefined) return new Room(record, undefined);
      const lines = await this.#lines(record, 0);
      if (lines) return new Room(record, await this.#begin(record, lines));
    }
    throw new Error(`table ${table} changes too fast to be read`);
  }

  /** Brings a room up to date; false when it is. */
  async update(room: Room): Promise<boolean> {
    const record = await this.#ports.storage.tables.load(room.record.id);
    if (!record || record.version === room.record.version) return false;
    const isSameShape = record.rulesVersion === room.record.rulesVersion;
    const lines = room.course && isSameShape && (await this.#lines(record, lengthOf(room.course)));
    if (room.course && lines) {
      room.course = lines.reduce((course, line) => withEntry(course, entryOf(line), line.at), room.course);
      room.record = record;
      return true;
    }
    const fresh = await this.load(record.id);
    if (!fresh) return false;
    room.record = fresh.record;
    room.course = fresh.course;
    return true;
  }

  /** Undefined when the game is not known here any more, or newer than its rules here: it can be seen but not played. */
  async #begin(record: TableRecord, lines: readonly JournalLine[]): Promise<Course | undefined> {
    const rules = await this.#ports.rulebook.rules(record);
    if (!rules.ok) return undefined;
    const recorded = recordedIn(lines, record.rulesVersion) ?? (await this.#recordedFromTexts(rules.value, record, lines));
    if (!recorded) return replayed(newCourse(rules.value), lines);
    const { standings } = record;
    const match = restore(rules.value, record.status === 'finished' && standings ? { ...recorded, standings } : recorded);
    const times = lines.filter(({ number }) => number >= 0).map(({ at }) => at);
    const corrections = match.journal.entries.length - times.length;
    return { match, times: [...times, ...Array.from({ length: corrections }, () => times.at(-1) ?? record.createdAt)] };
  }

  /** Games of version 1 were kept as texts; the frozen rules of that version write them down. */
  async #recordedFromTexts({ definition }: Rules, record: TableRecord, lines: readonly JournalLine[]) {
    const { game, rulesVersion } = record;
    if (definition.rulesVersion === rulesVersion) return undefined;
    const recordGame = await loadRecorder(game, rulesVersion);
    const recorded = recordGame?.(await this.#ports.rulebook.setUp(record), textsIn(lines));
    if (!recorded?.ok) throw new Error(`a game of ${game} with rules version ${rulesVersion} cannot be read`);
    return recorded.value;
  }

  /** Undefined when the journal and the record were read at different moments. */
  async #lines(record: TableRecord, from: number): Promise<JournalLine[] | undefined> {
    const { tables, archive } = this.#ports.storage;
    const first = from === 0 ? START : from;
    const kept = record.status === 'finished' ? await archive.journal(record.id) : undefined;
    const lines = kept ? kept.filter(({ number }) => number >= first) : await tables.journal(record.id, first);
    const wanted = lines.filter(({ number }) => number < record.length);
    return wanted.filter(({ number }) => number >= 0).length === record.length - from ? wanted : undefined;
  }
}

/** Texts of today's rules. */
function replayed(start: Course, lines: readonly JournalLine[]): Course {
  return lines.reduce((course, line) => {
    if (line.kind === 'undo') return withEntry(course, entryOf(line), line.at);
    const moved = tryMove(course, { by: line.by < 0 ? 'chance' : line.by, text: line.text, at: line.at });
    if (!moved.ok) throw new Error(`journal entry ${line.number}: ${moved.fault.message}`);
    return moved.value;
  }, start);
}
