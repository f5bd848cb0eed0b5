import type { TajMahalChoice, tajMahal } from '@durbar/taj-mahal';
import type { GameOf } from '../../../features.ts';
import type { Habits } from '../../../habits.ts';
import { type State, tablesOf } from '../tables.ts';
import { inclineToCards } from './cards.ts';
import { inclineToPlaces } from './places.ts';
import { TRAITS } from './traits.ts';
import { inclineToPlays } from './turn.ts';

/** A question of seats has choices of one kind, but palaces with and without the crown, and plays with a withdrawal at the end. */
export const tajMahalHabits: Habits<GameOf<typeof tajMahal>, State, TajMahalChoice> = {
  traits: TRAITS,
  margin: 8,
  horizon: { stages: 1, share: 0.5, margin: (players) => (players > 3 ? 3 : 8) },
  stage: (_game, { visit }) => visit,
  incline: (game, state, choices, seat, strengths, into) => {
    const tables = tablesOf(game);
    const last = choices.at(-1);
    switch (last?.type) {
      case 'withdraw':
        return inclineToPlays({ tables, state, seat, strengths }, choices, into);
      case 'palace':
      case 'crown':
        return inclineToPlaces({ tables, state, seat, strengths }, choices, into);
      case 'take':
        return inclineToCards({ tables, state, seat, strengths }, choices, into);
      default:
        into.fill(0, 0, choices.length);
    }
  },
};
