import { isOver, type Position, type Rules, remembered, type Standing } from '@durbar/engine';
import type { Features } from './features.ts';
import { type Model, scoreRow, softmax } from './model.ts';

/** Evaluates positions: features of each seat and their weights. */
export interface Evaluation {
  readonly features: Features;
  readonly model: Model;
  /** Compares the choices of one decision without search; the model itself when absent. */
  readonly policy?: Model | undefined;
  /** How strong each trait of the game's habits is; absent without habits. */
  readonly strengths?: Float64Array | undefined;
  /** Evaluates the beginning of a stage, learned from habitual play; absent without habits. */
  readonly outlook?: Model | undefined;
  /** The master's search method. */
  readonly search: Search;
  /** The expert's; the master's when absent. */
  readonly expert?: Search | undefined;
}

export const SEARCHES = ['tree', 'habit-tree', 'policy-tree', 'playouts', 'hurried-playouts', 'whole-turns'] as const;
/**
 * A tree over all seats' choices whose leaves are evaluated, or played out by habit and evaluated on the way, or chosen by the policy and
 * evaluated at the end of their turn; or playouts of every own choice, one lap carefully or several quickly, then evaluated; or the same
 * with whole turns instead of choices.
 */
export type Search = (typeof SEARCHES)[number];

export function isSearch(text: string | undefined): text is Search {
  return SEARCHES.some((search) => search === text);
}

/** Every seat's chance to win, adding up to 1. A finished game is judged by its result. */
export function winChances(rules: Rules, evaluation: Evaluation, position: Position<unknown>): Float64Array {
  if (isOver(position)) return resultShares(standingsIn(rules, position));
  const scores = seatScores(rules, evaluation, position);
  softmax(scores);
  return scores;
}

/** The features of all seats, one row each. */
export function measureAll(rules: Rules, { features }: Evaluation, position: Position<unknown>): Float64Array {
  const { length } = features.names;
  const rows = new Float64Array(rules.setUp.players * length);
  for (let seat = 0; seat < rules.setUp.players; seat++)
    features.measure(rules.game, position, seat, rows.subarray(seat * length, (seat + 1) * length));
  return rows;
}

/** More than any score of an unfinished game. */
const DECIDED = 1e6;

/** The policy's score of a seat's own features, ignoring the others: enough to compare that seat's choices, and much faster. */
export function ownScore(rules: Rules, evaluation: Evaluation, position: Position<unknown>, seat: number): number {
  if (isOver(position)) return DECIDED * ((resultShares(standingsIn(rules, position))[seat] as number) - 0.5);
  const { features, model, policy = model } = evaluation;
  return scoreRow(policy, rowFor(rules, features, position, seat), 0, features.progress(rules.game, position));
}

function seatScores(rules: Rules, { features, model }: Evaluation, position: Position<unknown>): Float64Array {
  const progress = features.progress(rules.game, position);
  const scores = new Float64Array(rules.setUp.players);
  for (let seat = 0; seat < scores.length; seat++)
    scores[seat] = scoreRow(model, rowFor(rules, features, position, seat), 0, progress);
  return scores;
}

/** One row for all evaluations: allocating typed arrays of this size took a tenth of a bot's time. */
const reusedRow = remembered(({ names }: Features) => new Float64Array(names.length));

/** A seat's features, valid until the next call. */
function rowFor(rules: Rules, features: Features, position: Position<unknown>, seat: number): Float64Array {
  const row = reusedRow(features);
  row.fill(0);
  features.measure(rules.game, position, seat, row);
  return row;
}

/** A victory shared by n seats counts 1/n for each. */
export function resultShares(standings: readonly Standing[]): Float64Array {
  const shares = new Float64Array(standings.length);
  const winners = standings.filter(({ rank }) => rank === 1);
  for (const { seat } of winners) shares[seat] = 1 / winners.length;
  return shares;
}

/** Half the victory itself, half how close everyone came: that many more points multiply a seat's share by e. */
export function closeShares(standings: readonly Standing[], margin: number): Float64Array {
  const shares = resultShares(standings);
  const top = Math.max(...standings.map(({ score }) => score));
  const powers = standings.map(({ score }) => Math.exp((score - top) / margin));
  const sum = powers.reduce((total, power) => total + power, 0);
  for (const [index, { seat }] of standings.entries())
    shares[seat] = 0.5 * (shares[seat] as number) + (0.5 * (powers[index] as number)) / sum;
  return shares;
}

function standingsIn({ definition, game }: Rules, { state }: Position<unknown>): readonly Standing[] {
  return definition.standings(game, state);
}
