import type { Message, Presence } from '@durbar/protocol';
import { newId } from '../ids.ts';
import { presenceOf } from '../people/presence.ts';
import { vacationOf } from '../people/vacation.ts';
import type { Notice, Spectators } from '../storage/bus.ts';
import type { Person } from '../storage/people.ts';
import type { TableRecord } from '../storage/table-records.ts';
import type { OpenRooms } from './open-rooms.ts';
import type { RoomPorts } from './ports.ts';
import type { Room } from './room.ts';

/** Debounce interval. */
const GATHER = 100;
/** Expiry of another process's spectator list; it is repeated well before. */
const HOLDS = 100_000;
/** Maximum number of names, to keep bus notices short. */
const MOST_NAMED = 8;

interface Elsewhere {
  readonly spectators: Spectators;
  readonly until: number;
}

/** Sends watchers of a table the presence of its players and its spectators, across all processes. */
export class RollCall {
  readonly #ports: RoomPorts;
  readonly #process = newId();
  readonly #rooms: Pick<OpenRooms, 'all'>;
  readonly #soon = new Set<Room>();
  /** People whose tables will be notified together, found in one pass: after a network failure thousands come and go at once. */
  readonly #changed = new Set<string>();
  /** The last presence sent to a table's watchers. */
  readonly #told = new WeakMap<Room, string>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();

  constructor(ports: RoomPorts, rooms: Pick<OpenRooms, 'all'>) {
    this.#ports = ports;
    this.#rooms = rooms;
  }

  /** A person came, left or is on vacation. */
  personChanged(person: string): void {
    this.#changed.add(person);
    if (this.#changed.size === 1) setTimeout(() => this.#tellTablesOfChanged(), GATHER).unref();
  }

  #tellTablesOfChanged(): void {
    const people = new Set(this.#changed);
    this.#changed.clear();
    const isConcerned = ({ record }: Room): boolean =>
      record.seats.some(({ personId }) => personId !== undefined && people.has(personId));
    for (const room of this.#rooms.all) if (isConcerned(room)) this.#tellNow(room);
  }

  /** A watcher arrived or left. */
  changed(room: Room): void {
    const { id } = room.record;
    if (!this.#elsewhere.has(id)) {
      this.#elsewhere.set(id, new Map());
      this.#ports.storage.bus.publish({ kind: 'who-watches', table: id });
    }
    this.#told.delete(room);
    this.publish(room);
    this.tellSoon(room);
  }

  /** Reports this process's watchers to the others. */
  publish(room: Room): void {
    const { id } = room.record;
    this.#ports.storage.bus.publish({ kind: 'watching', table: id, process: this.#process, ...spectatorsIn(room) });
  }

  follow({ table, process, named, others }: Extract<Notice, { kind: 'watching' }>, room: Room): void {
    const known = this.#elsewhere.get(table) ?? new Map<string, Elsewhere>();
    known.set(process, { spectators: { named, others }, until: this.#ports.now() + HOLDS });
    this.#elsewhere.set(table, known);
    this.tellSoon(room);
  }

  /** Notifies the watchers of a table after a short delay, once for all changes until then. */
  tellSoon(room: Room): void {
    if (room.watchers.size === 0) {
      this.#elsewhere.delete(room.record.id);
      return;
    }
    if (this.#soon.has(room)) return;
    this.#soon.add(room);
    setTimeout(() => {
      this.#soon.delete(room);
      this.#tellNow(room);
    }, GATHER).unref();
  }

  #tellNow(room: Room): void {
    this.#tell(room).catch((error) => this.#ports.onError(error, 'telling who is here'));
  }

  async #tell(room: Room): Promise<void> {
    const { storage, now } = this.#ports;
    const { id, seats } = room.record;
    if (room.watchers.size === 0) return;
    const people = await storage.people.byIds(seats.flatMap(({ personId }) => personId ?? []));
    const message: Message = {
      type: 'presence',
      table: id,
      people: people.map((person) => ({ ...presenceOf(person, now()), ...vacationAt(room.record, person, now()) })),
      watching: together([spectatorsIn(room), ...this.#spectatorsElsewhere(id)]),
    };
    const text = JSON.stringify(message);
    if (this.#told.get(room) === text) return;
    this.#told.set(room, text);
    for (const watcher of room.watchers.keys()) watcher.send(text);
  }

  #spectatorsElsewhere(table: string): Spectators[] {
    const now = this.#ports.now();
    return [...(this.#elsewhere.get(table)?.values() ?? [])].flatMap(({ spectators, until }) => (until > now ? spectators : []));
  }
}

/** A vacation stops only clocks that run for days. */
function vacationAt({ pace }: TableRecord, person: Person, now: number): Pick<Presence, 'vacationSince'> {
  const { since } = vacationOf(person, now);
  return pace.kind === 'days' && since !== undefined ? { vacationSince: since } : {};
}

/** Each person once, no matter how many pages are open. */
export function spectatorsIn({ watchers }: Room): Spectators {
  const byPerson = new Map(
    [...watchers].flatMap(([watcher, viewer]) => (viewer === 'spectator' ? [[watcher.person, watcher]] : [])),
  );
  const named = [...byPerson.values()].flatMap(({ person, shownName }) =>
    shownName === undefined ? [] : { id: person, name: shownName },
  );
  return { named: named.slice(0, MOST_NAMED), others: byPerson.size - Math.min(named.length, MOST_NAMED) };
}

function together(all: readonly Spectators[]): { named: { id: string; name: string }[]; others: number } {
  const named = new Map(all.flatMap((one) => one.named.map((person) => [person.id, { ...person }] as const)));
  return { named: [...named.values()], others: all.reduce((sum, { others }) => sum + others, 0) };
}
