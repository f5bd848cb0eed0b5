import type { MessageOf } from '@durbar/protocol';

/** What one process tells the others. Short: only what to look up. */
export type Notice =
  | { readonly kind: 'table'; readonly table: string; readonly version: number }
  | { readonly kind: 'talk'; readonly table: string; readonly number: number }
  | { readonly kind: 'lobby'; readonly table: string }
  /** A person begins or ends a turn, or is to reveal a share of chance. */
  | { readonly kind: 'turn'; readonly person: string; readonly message: MessageOf<'your-turn' | 'starting'> }
  /** Sessions, blocks or a ban of a person changed. */
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'jobs' };

/** Carries notices to the other processes, never back to the sender. Delivery is quick but not sure; see `changedSince`. */
export interface Bus {
  publish(notice: Notice): void;
  subscribe(listener: (notice: Notice) => void): void;
  close(): Promise<void>;
}

/** For a single process: there is nobody to tell. */
export function silentBus(): Bus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}
