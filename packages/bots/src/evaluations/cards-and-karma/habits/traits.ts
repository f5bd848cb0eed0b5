import type { Trait } from '../../../habits.ts';
import { placesOf } from '../../row.ts';

// The first values are those of an earlier run, rounded: it began with guesses and took 80 steps of 3000 games.

/** What tokens are worth; `late` is added in proportion to the game's progress. */
const TOKENS = [
  { name: 'fame', first: 2.6, trial: 0.2 },
  { name: 'fame-late', first: 1.6, trial: 0.3 },
  { name: 'coin', first: 1.5, trial: 0.1 },
  { name: 'coin-late', first: 0.74, trial: 0.15 },
  { name: 'karma', first: -0.097, trial: 0.15 },
  { name: 'karma-late', first: -0.34, trial: 0.2 },
  { name: 'administrator', first: 1.4, trial: 0.3 },
  { name: 'administrator-late', first: 0.34, trial: 0.4 },
  { name: 'exchange', first: -2.3, trial: 0.4 },
  { name: 'flip', first: 2.5, trial: 0.3 },
  { name: 'flip-late', first: 1.3, trial: 0.4 },
  { name: 'last-flip', first: 5.1, trial: 0.5 },
] as const;

/** What lies on the way to a set. */
const ROWS = [
  { name: 'building', first: 0.031, trial: 0.2 },
  { name: 'building-late', first: -0.37, trial: 0.3 },
  { name: 'building-pair', first: -0.12, trial: 0.2 },
  { name: 'building-kinds', first: 0.57, trial: 0.2 },
  { name: 'good', first: 0.74, trial: 0.15 },
  { name: 'good-late', first: 0.25, trial: 0.2 },
  { name: 'good-value', first: 0.56, trial: 0.08 },
  { name: 'good-pair', first: 0.13, trial: 0.08 },
  { name: 'good-kinds', first: 0.34, trial: 0.08 },
  { name: 'ship', first: 0.46, trial: 0.2 },
  { name: 'ship-late', first: -0.52, trial: 0.3 },
  { name: 'ship-room', first: 0.79, trial: 0.3 },
  { name: 'second-ship', first: 0.76, trial: 0.3 },
  { name: 'second-ship-room', first: 0.63, trial: 0.3 },
] as const;

/** What a reward leaves to choose later. */
const REWARDS = [
  { name: 'reward-die', first: 1.3, trial: 0.2 },
  { name: 'reward-die-late', first: -0.34, trial: 0.3 },
  { name: 'reward-turn', first: 1.9, trial: 0.3 },
  { name: 'reward-card', first: 0.55, trial: 0.3 },
  { name: 'reward-best', first: 1.1, trial: 0.1 },
  { name: 'enough', first: 0.0063, trial: 0.3 },
] as const;

/** What cards cost, and a preference for their kinds. */
const PRICES = [
  { name: 'price-pip', first: -0.25, trial: 0.04 },
  { name: 'price-pip-late', first: 0.051, trial: 0.05 },
  { name: 'price-karma', first: -0.89, trial: 0.15 },
  { name: 'price-joker', first: -2.2, trial: 0.3 },
  { name: 'take-building', first: -0.53, trial: 0.3 },
  { name: 'take-ship', first: 0.043, trial: 0.3 },
  { name: 'take-goods', first: 3.8, trial: 0.3 },
  { name: 'take-palace', first: -0.45, trial: 0.3 },
] as const;

/** Dice to take, and dice to part with. */
const DICE = [
  { name: 'die', first: 0.24, trial: 0.3 },
  { name: 'die-late', first: -0.92, trial: 0.4 },
  { name: 'die-hand', first: -0.3, trial: 0.06 },
  { name: 'die-pip', first: 0.25, trial: 0.1 },
  { name: 'die-colour', first: 0.014, trial: 0.03 },
  { name: 'die-reach', first: 0.49, trial: 0.08 },
  { name: 'die-card', first: -0.054, trial: 0.08 },
  { name: 'keep-die', first: 0.79, trial: 0.3 },
  { name: 'keep-pip', first: 0.29, trial: 0.1 },
  { name: 'keep-colour', first: 0.075, trial: 0.04 },
  { name: 'keep-number', first: -0.11, trial: 0.2 },
  { name: 'spend-karma', first: -0.89, trial: 0.2 },
  { name: 'spend-joker', first: -3.4, trial: 0.4 },
] as const;

const ADMINISTRATORS = [
  { name: 'extra-turn', first: -2.3, trial: 0.4 },
  { name: 'extra-turn-late', first: -0.87, trial: 0.5 },
  { name: 'extra-turn-hope', first: 0.15, trial: 0.1 },
  { name: 'extra-turn-last', first: 3.4, trial: 0.5 },
  { name: 'extra-dice', first: 0.5, trial: 0.4 },
  { name: 'extra-dice-late', first: 0.19, trial: 0.5 },
  { name: 'extra-dice-hand', first: -0.13, trial: 0.1 },
  { name: 'second-administrator', first: 0.39, trial: 0.3 },
  { name: 'dice-before-act', first: -0.9, trial: 0.4 },
  { name: 'set-card', first: -0.56, trial: 0.2 },
] as const;

export const TRAITS = [...TOKENS, ...ROWS, ...REWARDS, ...PRICES, ...DICE, ...ADMINISTRATORS] as const satisfies readonly Trait[];
export const AT = placesOf(TRAITS.map(({ name }) => name));
