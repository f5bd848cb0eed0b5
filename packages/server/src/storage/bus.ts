import type { MessageOf, PersonRef } from '@durbar/protocol';
import type { JournalLine } from './journal-lines.ts';
import type { TableRecord } from './table-records.ts';

/** What a move changed. */
export interface Moved extends Pick<TableRecord, 'length' | 'turn' | 'clocks'> {
  readonly lines: readonly JournalLine[];
}

/** A notice between processes. Short: only what to reload, and a move that fits. */
export type Notice =
  | { readonly kind: 'table'; readonly table: string; readonly version: number; readonly moved?: Moved }
  | { readonly kind: 'talk'; readonly table: string; readonly number: number }
  | { readonly kind: 'lobby'; readonly table: string }
  | { readonly kind: 'tournament'; readonly tournament: string }
  /** A person's turn, share request or friends changed. */
  | {
      readonly kind: 'turn';
      readonly person: string;
      readonly message: MessageOf<'your-turn' | 'starting' | 'friends' | 'invited' | 'search' | 'plan' | 'round'>;
    }
  /** A person's sessions, blocks or ban changed. */
  | { readonly kind: 'person'; readonly person: string }
  /** A person's presence changed. */
  | { readonly kind: 'presence'; readonly person: string }
  /** A process's watchers of a table. */
  | ({ readonly kind: 'watching'; readonly table: string; readonly process: string } & Spectators)
  /** A process asks for the watchers of a table. */
  | { readonly kind: 'who-watches'; readonly table: string }
  /** Someone leads others through a finished game. */
  | { readonly kind: 'led'; readonly message: MessageOf<'led'> }
  | { readonly kind: 'jobs' };

export interface BusListener {
  heard(notice: Notice): void;
  /** The bus was down for a while: reload what others may have announced. */
  missed(): void;
}

/** Spectators of a table; some are only counted. */
export interface Spectators {
  readonly named: readonly PersonRef[];
  readonly others: number;
}

/** Sends notices to other processes, never to the sender. Delivery is fast but not guaranteed; see `changedSince`. */
export interface Bus {
  publish(notice: Notice): void;
  subscribe(listener: BusListener): void;
  close(): Promise<void>;
}

/** For a single process: does nothing. */
export function silentBus(): Bus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}
