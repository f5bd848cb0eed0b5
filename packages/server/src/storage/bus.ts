import type { MessageOf, PersonRef } from '@durbar/protocol';

/** What one process tells the others. Short: only what to look up. */
export type Notice =
  | { readonly kind: 'table'; readonly table: string; readonly version: number }
  | { readonly kind: 'talk'; readonly table: string; readonly number: number }
  | { readonly kind: 'lobby'; readonly table: string }
  /** A person begins or ends a turn, is to reveal a share of chance, or hears of friends. */
  | {
      readonly kind: 'turn';
      readonly person: string;
      readonly message: MessageOf<'your-turn' | 'starting' | 'friends' | 'invited'>;
    }
  /** Sessions, blocks or a ban of a person changed. */
  | { readonly kind: 'person'; readonly person: string }
  /** A person came or went. */
  | { readonly kind: 'presence'; readonly person: string }
  /** Who watches a table at one of the processes. */
  | ({ readonly kind: 'watching'; readonly table: string; readonly process: string } & Spectators)
  /** A process wants to know who watches a table at the others. */
  | { readonly kind: 'who-watches'; readonly table: string }
  | { readonly kind: 'jobs' };

export interface BusListener {
  heard(notice: Notice): void;
  /** The bus was away for a while: reload what others announced. */
  missed(): void;
}

/** Those who watch a table without a seat; some are only counted. */
export interface Spectators {
  readonly named: readonly PersonRef[];
  readonly others: number;
}

/** Carries notices to the other processes, never back to the sender. Delivery is quick but not sure; see `changedSince`. */
export interface Bus {
  publish(notice: Notice): void;
  subscribe(listener: BusListener): void;
  close(): Promise<void>;
}

/** For a single process: there is no one to tell. */
export function silentBus(): Bus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}
