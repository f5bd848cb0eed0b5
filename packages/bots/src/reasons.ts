import type { Rules } from '@durbar/engine';
import { type Evaluation, measureAll } from './evaluation.ts';
import type { AnyPosition } from './levels/look.ts';
import { scoreRow } from './model.ts';
import { rowAt } from './numbers.ts';

/** Why a choice is good or bad, as a code that a client can say in words. */
export interface HintReason {
  /** `gains` and `loses` speak about its own seat, `denies` and `allows` about the strongest other seat concerned. */
  readonly code: 'gains' | 'loses' | 'denies' | 'allows';
  /** The name of the number that differs, as the game's evaluation calls it. */
  readonly feature: string;
  /** By how much it differs from the other choices. */
  readonly amount: number;
  /** The other seat, for `denies` and `allows`. */
  readonly seat?: number;
}

interface Weighed {
  readonly reason: HintReason;
  readonly weight: number;
}

const SHOWN = 3;
/** Differences that move the log-odds by less are not worth a word. */
const WORTH_SAYING = 0.02;

/** What sets a position apart from the ordinary outcome of the same question, most important first. */
export function reasonsFor(
  rules: Rules,
  evaluation: Evaluation,
  outcome: AnyPosition,
  ordinary: Float64Array,
  seat: number,
): HintReason[] {
  const rows = measureAll(rules, evaluation, outcome);
  const progress = evaluation.features.progress(rules.game, outcome);
  const weighed = Array.from({ length: rules.setUp.players }, (_, other) =>
    seatReasons(evaluation, rows, ordinary, progress, other, seat),
  ).flat();
  weighed.sort((a, b) => b.weight - a.weight);
  return weighed.slice(0, SHOWN).map(({ reason }) => reason);
}

/** The mean numbers over several positions. */
export function meanRows(rules: Rules, evaluation: Evaluation, positions: readonly AnyPosition[]): Float64Array {
  const mean = new Float64Array(rules.setUp.players * evaluation.features.names.length);
  for (const position of positions) {
    const rows = measureAll(rules, evaluation, position);
    for (let i = 0; i < mean.length; i++) mean[i] = rowAt(mean, i) + rowAt(rows, i) / positions.length;
  }
  return mean;
}

function seatReasons(
  { features, model }: Evaluation,
  rows: Float64Array,
  ordinary: Float64Array,
  progress: number,
  other: number,
  seat: number,
): Weighed[] {
  const { names } = features;
  const at = other * names.length;
  const whole = scoreRow(model, rows, at, progress);
  return names.flatMap((feature, index) => {
    const amount = rowAt(rows, at + index) - rowAt(ordinary, at + index);
    if (Math.abs(amount) < 1e-9) return [];
    const without = rows.slice(at, at + names.length);
    without[index] = rowAt(ordinary, at + index);
    const effect = whole - scoreRow(model, without, 0, progress);
    if (Math.abs(effect) < WORTH_SAYING) return [];
    return [{ reason: reasonOf(feature, amount, effect, other, seat), weight: Math.abs(effect) }];
  });
}

function reasonOf(feature: string, amount: number, effect: number, other: number, seat: number): HintReason {
  const rounded = Number(amount.toFixed(2));
  if (other === seat) return { code: effect > 0 ? 'gains' : 'loses', feature, amount: rounded };
  return { code: effect > 0 ? 'allows' : 'denies', feature, amount: rounded, seat: other };
}
