import type { Trait } from '../../../habits.ts';
import { placesOf } from '../../row.ts';

// The first values are those of an earlier run, rounded: it began with guesses and took 100 steps of 1500 games.

/** What a prize is worth; `late` is added in proportion to the game's progress. */
const PRIZES = [
  { name: 'token', first: 4.8, trial: 0.5 },
  { name: 'token-late', first: 2.1, trial: 0.5 },
  { name: 'pair', first: -0.31, trial: 0.5 },
  { name: 'pair-late', first: 0.91, trial: 0.5 },
  { name: 'pair-of-own', first: 1.6, trial: 0.5 },
  { name: 'pair-of-rival', first: 2.7, trial: 0.5 },
  { name: 'crown', first: -0.63, trial: 0.5 },
  { name: 'palace', first: 1.6, trial: 0.5 },
  { name: 'palace-late', first: 0, trial: 0.5 },
  { name: 'more-palaces', first: 0, trial: 0.5 },
  { name: 'reach', first: 1.4, trial: 0.3 },
  { name: 'bonus-in-reach', first: 1, trial: 0.5 },
  { name: 'good', first: 5, trial: 0.5 },
  { name: 'good-to-come', first: -0.28, trial: 0.15 },
] as const;

/** The part of a prize that a lead, a tie or a deficit is worth to who stays, by the lead and the others still in. */
const HOPES = [
  { name: 'lead-over-one', first: 0.66, trial: 0.12 },
  { name: 'clear-lead-over-one', first: 1, trial: 0.12 },
  { name: 'tie-with-one', first: 1.4, trial: 0.12 },
  { name: 'behind-one', first: -0.04, trial: 0.12 },
  { name: 'lead', first: 0.47, trial: 0.12 },
  { name: 'clear-lead', first: 0.67, trial: 0.12 },
  { name: 'tie', first: 0.6, trial: 0.12 },
  { name: 'lead-against-cards', first: 0, trial: 0.02 },
  { name: 'behind', first: 0.07, trial: 0.12 },
] as const;

/** What playing costs and gives besides. */
const PLAYS = [
  { name: 'withdraw-unplayed', first: 2.6, trial: 0.5 },
  { name: 'withdraw-unplayed-late', first: -1.3, trial: 0.5 },
  { name: 'display', first: 0.89, trial: 0.2 },
  { name: 'stay', first: -1.6, trial: 0.5 },
  { name: 'stay-alone', first: -3.8, trial: 0.5 },
  { name: 'stay-unplayed', first: -0.62, trial: 0.5 },
  { name: 'own-cards', first: 0.11, trial: 0.1 },
  { name: 'rival-cards', first: -0.78, trial: 0.1 },
  { name: 'card', first: -5.5, trial: 0.5 },
  { name: 'card-late', first: 2.4, trial: 0.5 },
  { name: 'white', first: -4.4, trial: 0.5 },
  { name: 'white-late', first: -0.83, trial: 0.5 },
  { name: 'special', first: 4, trial: 0.5 },
  { name: 'free-colour', first: -2.1, trial: 0.5 },
  { name: 'special-points', first: 2, trial: 0.5 },
  { name: 'cards-to-follow', first: 0.94, trial: 0.15 },
  { name: 'whites-to-follow', first: -0.08, trial: 0.15 },
  { name: 'longest-colour', first: 0.08, trial: 0.5 },
  { name: 'shortest-colour', first: -1.9, trial: 0.5 },
] as const;

const PLACES = [
  { name: 'bonus-points', first: 3.1, trial: 0.3 },
  { name: 'bonus-cards', first: 5.6, trial: 0.5 },
  { name: 'bonus-good', first: 5.8, trial: 0.5 },
  { name: 'bonus-good-owned', first: 1.8, trial: 0.3 },
  { name: 'own-neighbour', first: 3.2, trial: 0.5 },
  { name: 'free-neighbour', first: 1.2, trial: 0.5 },
  { name: 'crown-first', first: -0.39, trial: 0.5 },
] as const;

const CARDS = [
  { name: 'take-white', first: 0.62, trial: 0.5 },
  { name: 'take-held-colour', first: 1.1, trial: 0.15 },
  { name: 'take-same-colour', first: 2, trial: 0.5 },
  { name: 'take-mogul', first: -5.2, trial: 0.5 },
  { name: 'take-for-pair', first: 0.55, trial: 0.5 },
  { name: 'take-elephant', first: 1.5, trial: 0.3 },
] as const;

export const TRAITS = [...PRIZES, ...HOPES, ...PLAYS, ...PLACES, ...CARDS] as const satisfies readonly Trait[];
export const AT = placesOf(TRAITS.map(({ name }) => name));
