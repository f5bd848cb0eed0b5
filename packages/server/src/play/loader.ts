import type { JournalLine } from '../storage/commit.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { type Course, newCourse, playLines } from './course.ts';
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
    const lines = room.course && (await this.#lines(record, room.course.journal.length));
    if (room.course && lines) {
      playLines(room.course, lines);
      room.record = record;
      return true;
    }
    const fresh = await this.load(record.id);
    if (!fresh) return false;
    room.record = fresh.record;
    room.course = fresh.course;
    return true;
  }

  /** Undefined when the rules of the game are not those it was begun with: it can be seen but not played. */
  async #begin(record: TableRecord, lines: readonly JournalLine[]): Promise<Course | undefined> {
    const rules = await this.#ports.rulebook.rules(record);
    if (!rules.ok) return undefined;
    const course = newCourse(rules.value);
    playLines(course, lines);
    return course;
  }

  /** Undefined when the journal and the record were read at different moments. */
  async #lines(record: TableRecord, from: number): Promise<JournalLine[] | undefined> {
    const { tables, archive } = this.#ports.storage;
    const kept = record.status === 'finished' ? await archive.journal(record.id) : undefined;
    const lines = kept ? kept.slice(from) : await tables.journal(record.id, from);
    const wanted = record.length - from;
    return lines.length >= wanted ? lines.slice(0, wanted) : undefined;
  }
}
