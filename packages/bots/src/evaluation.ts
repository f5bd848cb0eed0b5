import { isOver, type Position, type Rules } from '@durbar/engine';
import type { Features } from './features.ts';
import { type Model, scoreRow, softmax } from './model.ts';

/** A judgement of positions: numbers about each seat, and what they are worth. */
export interface Evaluation {
  readonly features: Features;
  readonly model: Model;
  /** What compares the choices of one decision without looking further; the model itself when absent. */
  readonly policy?: Model | undefined;
  /** How a master looks ahead with it. */
  readonly search: Search;
  /** How an expert does; like a master when absent. */
  readonly expert?: Search | undefined;
}

export const SEARCHES = ['tree', 'mixed-tree', 'policy-tree', 'playouts', 'hurried-playouts', 'whole-turns'] as const;
/**
 * A tree of all seats' choices whose leaves are judged, or played to the end at random and judged on the way, or found by the policy and
 * judged at the end of their turn; or every own choice played on, a lap carefully or several in a hurry, and judged then; or the same with
 * whole turns instead of choices.
 */
export type Search = (typeof SEARCHES)[number];

export function isSearch(text: string | undefined): text is Search {
  return SEARCHES.some((search) => search === text);
}

/** Every seat's chance to win, adding up to 1. A finished game is judged by its result. */
export function winChances(rules: Rules, evaluation: Evaluation, position: Position<unknown>): Float64Array {
  if (isOver(position)) return resultShares(rules, position);
  const scores = seatScores(rules, evaluation, position);
  softmax(scores);
  return scores;
}

/** The numbers of all seats, one row each. */
export function measureAll(rules: Rules, { features }: Evaluation, position: Position<unknown>): Float64Array {
  const { length } = features.names;
  const rows = new Float64Array(rules.setUp.players * length);
  for (let seat = 0; seat < rules.setUp.players; seat++)
    features.measure(rules.game, position, seat, rows.subarray(seat * length, (seat + 1) * length));
  return rows;
}

/** More than any score of a game that goes on. */
const DECIDED = 1e6;

/** How the policy likes a seat's own numbers, whatever the others have: enough to compare choices of that seat, and much faster. */
export function ownScore(rules: Rules, evaluation: Evaluation, position: Position<unknown>, seat: number): number {
  if (isOver(position)) return DECIDED * ((resultShares(rules, position)[seat] as number) - 0.5);
  const { features, model, policy = model } = evaluation;
  const row = new Float64Array(features.names.length);
  features.measure(rules.game, position, seat, row);
  return scoreRow(policy, row, 0, features.progress(rules.game, position));
}

function seatScores(rules: Rules, evaluation: Evaluation, position: Position<unknown>): Float64Array {
  const { features, model } = evaluation;
  const rows = measureAll(rules, evaluation, position);
  const progress = features.progress(rules.game, position);
  const scores = new Float64Array(rules.setUp.players);
  for (let seat = 0; seat < scores.length; seat++) scores[seat] = scoreRow(model, rows, seat * features.names.length, progress);
  return scores;
}

/** A victory shared by n seats counts 1/n for each. */
function resultShares(rules: Rules, position: Position<unknown>): Float64Array {
  const standings = rules.definition.standings(rules.game, position.state);
  const shares = new Float64Array(standings.length);
  const winners = standings.filter(({ rank }) => rank === 1);
  for (const { seat } of winners) shares[seat] = 1 / winners.length;
  return shares;
}
