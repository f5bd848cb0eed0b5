import type { TableInfo } from '@durbar/protocol';

export type PaceFilter = 'live' | 'days' | 'both';

/** Which open tables a person wants to see; remembered on this device. */
export interface Filter {
  /** The id of a game, or all of them. */
  readonly game: string;
  readonly pace: PaceFilter;
}

export const ALL = 'all';
export const EVERYTHING: Filter = { game: ALL, pace: 'both' };
const KEY = 'durbar-lobby-filter';

let filter = $state.raw<Filter>(read());

export function lobbyFilter(): Filter {
  return filter;
}

export function setLobbyFilter(change: Partial<Filter>): void {
  filter = { ...filter, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // Storage denied or full: it lasts until the page closes.
  }
}

/** A table without a time limit is turn-based: no one waits at it. */
export function doesPass({ game, pace }: Pick<TableInfo, 'game' | 'pace'>, wanted: Filter): boolean {
  if (wanted.game !== ALL && wanted.game !== game) return false;
  return wanted.pace === 'both' || (wanted.pace === 'live') === (pace.kind === 'live');
}

function read(): Filter {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isFilter(kept) ? kept : EVERYTHING;
  } catch {
    return EVERYTHING;
  }
}

function isFilter(kept: unknown): kept is Filter {
  if (typeof kept !== 'object' || kept === null || !('game' in kept) || !('pace' in kept)) return false;
  return typeof kept.game === 'string' && ['live', 'days', 'both'].includes(String(kept.pace));
}
