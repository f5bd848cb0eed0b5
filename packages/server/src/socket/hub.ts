import type { Message, MessageOf, TableInfo } from '@durbar/protocol';
import { hasBlocked } from '../tables/lobby.ts';

/** An open connection as the rest of the server sees it. */
export interface Listener {
  readonly person: string;
  readonly isVisible: boolean;
  send(text: string): void;
  /** The person's session, blocks or name changed. */
  recheck(): void;
  /** Whether this person has muted another. */
  isMuted(person: string): boolean;
}

/** The connections of this process, by person and by what they follow. */
export class Hub {
  readonly #byPerson = new Map<string, Set<Listener>>();
  /** With the people they never meet. */
  readonly #inLobby = new Map<Listener, ReadonlySet<string>>();

  readonly #byTournament = new Map<string, Set<Listener>>();
  /** People who follow a shared game's review without access to its table. */
  readonly #byReview = new Map<string, Set<Listener>>();

  get size(): number {
    let size = 0;
    for (const listeners of this.#byPerson.values()) size += listeners.size;
    return size;
  }

  add(listener: Listener): void {
    const known = this.#byPerson.get(listener.person);
    if (known) known.add(listener);
    else this.#byPerson.set(listener.person, new Set([listener]));
  }

  remove(listener: Listener): void {
    this.#inLobby.delete(listener);
    for (const tournament of this.#byTournament.keys()) this.leaveTournament(listener, tournament);
    for (const table of this.#byReview.keys()) this.leaveReview(listener, table);
    const known = this.#byPerson.get(listener.person);
    known?.delete(listener);
    if (known?.size === 0) this.#byPerson.delete(listener.person);
  }

  of(person: string): readonly Listener[] {
    return [...(this.#byPerson.get(person) ?? [])];
  }

  all(): Listener[] {
    return [...this.#byPerson.values()].flatMap((listeners) => [...listeners]);
  }

  isVisible(person: string): boolean {
    return this.of(person).some(({ isVisible }) => isVisible);
  }

  visiblePeople(): string[] {
    return [...this.#byPerson.keys()].filter((person) => this.isVisible(person));
  }

  toPerson(person: string, message: Message): void {
    const listeners = this.#byPerson.get(person);
    if (!listeners) return;
    const text = JSON.stringify(message);
    for (const listener of listeners) listener.send(text);
  }

  enterLobby(listener: Listener, blocked: ReadonlySet<string>): void {
    this.#inLobby.set(listener, blocked);
  }

  isInLobby(listener: Listener): boolean {
    return this.#inLobby.has(listener);
  }

  leaveLobby(listener: Listener): void {
    this.#inLobby.delete(listener);
  }

  /** Instead of the one it watched before: a page shows one tournament. */
  watchTournament(listener: Listener, tournament: string): void {
    for (const other of this.#byTournament.keys()) this.leaveTournament(listener, other);
    const known = this.#byTournament.get(tournament) ?? new Set();
    this.#byTournament.set(tournament, known.add(listener));
  }

  leaveTournament(listener: Listener, tournament: string): void {
    const known = this.#byTournament.get(tournament);
    known?.delete(listener);
    if (known?.size === 0) this.#byTournament.delete(tournament);
  }

  watchedTournaments(): readonly string[] {
    return [...this.#byTournament.keys()];
  }

  /** Tells everyone who watches a tournament that it changed, or one person only. */
  toTournament(tournament: string, person?: string): void {
    const text = JSON.stringify({ type: 'tournament', tournament } satisfies Message);
    for (const listener of this.#byTournament.get(tournament) ?? [])
      if (person === undefined || listener.person === person) listener.send(text);
  }

  followReview(listener: Listener, table: string): void {
    const known = this.#byReview.get(table) ?? new Set();
    this.#byReview.set(table, known.add(listener));
  }

  leaveReview(listener: Listener, table: string): void {
    const known = this.#byReview.get(table);
    known?.delete(listener);
    if (known?.size === 0) this.#byReview.delete(table);
  }

  isReviewFollowed(table: string): boolean {
    return this.#byReview.has(table);
  }

  toReview(message: MessageOf<'led'>): void {
    const text = JSON.stringify(message);
    for (const listener of this.#byReview.get(message.table) ?? []) if (!listener.isMuted(message.by.id)) listener.send(text);
  }

  get isLobbyWatched(): boolean {
    return this.#inLobby.size > 0;
  }

  /** A public table is new, has changed, or is gone. Those who never meet someone there don't see it. */
  toLobby(table: string, info: TableInfo | undefined): void {
    const gone = JSON.stringify({ type: 'lobby-gone', table } satisfies Message);
    const shown = info && JSON.stringify({ type: 'lobby-table', info } satisfies Message);
    for (const [listener, blocked] of this.#inLobby) {
      listener.send(shown !== undefined && info && !hasBlocked(info, blocked) ? shown : gone);
    }
  }
}
