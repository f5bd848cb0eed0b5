import type { Viewer } from '@durbar/engine';
import type { View } from '../types.ts';

/** What the list of games shows: the visits and the viewer's standing. */
export interface Summary {
  readonly visit: number;
  readonly visits: number;
  readonly scores: readonly number[];
}

export function summaryOf(view: View, _viewer: Viewer): Summary {
  return { visit: view.visit, visits: view.tileProvinces.length, scores: view.seats.map(({ score }) => score) };
}

export function isSummary(value: unknown): value is Summary {
  return typeof value === 'object' && value !== null && 'visit' in value && 'visits' in value && 'scores' in value;
}
