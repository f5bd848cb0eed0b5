import type { GameRace } from '@durbar/engine';
import type { TajMahalFact } from './facts.ts';
import type { TajMahalView } from './view.ts';

/** The points, visit by visit. */
export const race = {
  value: (view, seat) => view.seats[seat]?.score ?? 0,
  closesChapter: (facts) =>
    facts.some((fact) => (fact.type === 'province-entered' && fact.visit > 1) || fact.type === 'hand-revealed'),
} satisfies GameRace<TajMahalFact, TajMahalView>;
