import type { GameRace } from '@durbar/engine';
import type { RajasFact } from './modules/index.ts';
import type { RajasView } from './view.ts';

/** The spaces between fame and money, round by round. */
export const race = {
  value: (view, seat) => -(view.seats[seat]?.overlap ?? 0),
  closesChapter: (facts) => facts.some(({ type }) => type === 'workers-returned' || type === 'game-ended'),
  goal: 0,
} satisfies GameRace<RajasFact, RajasView>;
