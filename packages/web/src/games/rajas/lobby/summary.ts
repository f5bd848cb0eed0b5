import type { Viewer } from '@durbar/engine';
import type { RajasView } from '../types.ts';

/** What the list of games shows: everyone's race. */
export interface RajasSummary {
  readonly round: number;
  readonly meet: number;
  readonly seats: readonly { readonly fame: number; readonly money: number }[];
}

export function summaryOf({ round, seats }: RajasView, _viewer: Viewer): RajasSummary {
  const [first] = seats;
  const meet = first ? first.fame + Math.ceil(first.money / 2) - first.overlap : 0;
  return { round, meet, seats: seats.map(({ fame, money }) => ({ fame, money })) };
}
