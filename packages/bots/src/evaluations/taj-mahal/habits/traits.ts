import type { Trait } from '../../../habits.ts';
import { placesOf } from '../../row.ts';

/** What a prize is worth; `late` is added in proportion to the game's progress. */
const PRIZES = [
  { name: 'token', first: 3, trial: 0.5 },
  { name: 'token-late', first: -1, trial: 0.5 },
  { name: 'pair', first: 2, trial: 0.5 },
  { name: 'pair-late', first: 0, trial: 0.5 },
  { name: 'crown', first: 2, trial: 0.5 },
  { name: 'palace', first: 1, trial: 0.5 },
  { name: 'link', first: 1, trial: 0.5 },
  { name: 'good', first: 1, trial: 0.5 },
  { name: 'good-to-come', first: 0.1, trial: 0.15 },
] as const;

/** The part of a prize that a lead, a tie or a deficit is worth to who stays, by the lead and the others still in. */
const HOPES = [
  { name: 'lead-over-one', first: 0.7, trial: 0.12 },
  { name: 'clear-lead-over-one', first: 0.85, trial: 0.12 },
  { name: 'lead', first: 0.5, trial: 0.12 },
  { name: 'clear-lead', first: 0.7, trial: 0.12 },
  { name: 'tie', first: 0.15, trial: 0.12 },
  { name: 'behind', first: 0.05, trial: 0.12 },
] as const;

/** What playing costs and gives besides. */
const PLAYS = [
  { name: 'withdraw-unplayed', first: 1, trial: 0.5 },
  { name: 'stay', first: 0, trial: 0.5 },
  { name: 'stay-alone', first: 0, trial: 0.5 },
  { name: 'card', first: -1.4, trial: 0.5 },
  { name: 'card-late', first: 0.8, trial: 0.5 },
  { name: 'white', first: -1.4, trial: 0.5 },
  { name: 'white-late', first: 0.8, trial: 0.5 },
  { name: 'special', first: 0, trial: 0.5 },
  { name: 'cards-to-follow', first: 0.15, trial: 0.15 },
  { name: 'longest-colour', first: 0, trial: 0.5 },
] as const;

const PLACES = [
  { name: 'bonus-tile', first: 2, trial: 0.5 },
  { name: 'own-neighbour', first: 2, trial: 0.5 },
  { name: 'free-neighbour', first: 0.3, trial: 0.5 },
  { name: 'crown-first', first: 0, trial: 0.5 },
] as const;

const CARDS = [
  { name: 'take-white', first: 1.2, trial: 0.5 },
  { name: 'take-held-colour', first: 0.4, trial: 0.15 },
  { name: 'take-same-colour', first: 0.4, trial: 0.5 },
] as const;

export const TRAITS = [...PRIZES, ...HOPES, ...PLAYS, ...PLACES, ...CARDS] as const satisfies readonly Trait[];
export const AT = placesOf(TRAITS.map(({ name }) => name));
