import type { Viewer } from '@durbar/engine';
import type { View } from '../types.ts';

/** What the list of games shows: the viewer's six scoring track cards, else the leader's. */
export interface Summary {
  readonly round: number;
  readonly flipped: readonly boolean[];
}

export function summaryOf({ round, seats }: View, viewer: Viewer): Summary {
  const shown = typeof viewer === 'number' ? seats[viewer] : seats[0];
  return { round, flipped: shown?.track.map(({ flipped }) => flipped) ?? [] };
}

export function isSummary(value: unknown): value is Summary {
  return typeof value === 'object' && value !== null && 'round' in value && 'flipped' in value && Array.isArray(value.flipped);
}
