import { below, type Random } from '@durbar/engine';
import type { HiddenUnit, Model } from '../model.ts';
import { entry, rowAt } from '../numbers.ts';
import type { Sample } from './self-play.ts';

export interface FitOptions {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** Pulls weights towards zero. */
  readonly decay: number;
  /** Only these features' weights are learned, by index; the others keep the given ones. */
  readonly learn?: { readonly places: ReadonlySet<number>; readonly others: Model };
}

const BATCH = 128;

/**
 * The parameters as one list: each feature's weight and its change during the game, then each hidden unit's input, bias, progress and
 * output.
 */
interface Fit {
  readonly inputs: number;
  readonly hidden: number;
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  readonly scale: Float64Array;
}

/** Fits a model to samples by stochastic gradient descent (Adam) on the cross-entropy of the chances to win. */
export function fitModel(samples: readonly Sample[], inputs: number, options: FitOptions, random: Random): Model {
  const size = 2 * inputs + options.hidden * (inputs + 3);
  const scale = scalesOf(samples, inputs);
  const { learn } = options;
  const fit: Fit = { inputs, hidden: options.hidden, values: new Float64Array(size), gradient: new Float64Array(size), scale };
  for (let i = 2 * inputs; i < size; i++) fit.values[i] = (random() - 0.5) * (2 / Math.sqrt(inputs));
  if (learn) for (let place = 0; place < inputs; place++) if (!learn.places.has(place)) setWeight(fit, place, learn.others);
  const descend = adam(fit, options);
  const order = Uint32Array.from(samples.keys());
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    const rate = options.rate * (1 - (0.9 * epoch) / options.epochs);
    for (let start = 0; start < order.length; start += BATCH) {
      fit.gradient.fill(0);
      const end = Math.min(start + BATCH, order.length);
      for (let at = start; at < end; at++) addGradient(fit, entry(samples, rowAt(order, at)), 1 / (end - start));
      descend(rate);
    }
  }
  return modelOf(fit);
}

function setWeight({ inputs, values, scale }: Fit, place: number, { scale: scales, early, late }: Model): void {
  const [first, last] = [rowAt(early, place), rowAt(late, place)];
  scale[place] = rowAt(scales, place);
  values[place] = (first + last) / 2;
  values[inputs + place] = last - first;
}

/** The mean cross-entropy of a model, to compare fits. */
export function lossOf(samples: readonly Sample[], chances: (sample: Sample) => Float64Array): number {
  let loss = 0;
  for (const sample of samples) {
    const guess = chances(sample);
    for (let seat = 0; seat < guess.length; seat++)
      loss -= rowAt(sample.target, seat) * Math.log(Math.max(rowAt(guess, seat), 1e-12));
  }
  return loss / Math.max(samples.length, 1);
}

/** The root mean square of each feature. */
function scalesOf(samples: readonly Sample[], inputs: number): Float64Array {
  const sums = new Float64Array(inputs);
  let rows = 0;
  for (const sample of samples) {
    for (let i = 0; i < sample.rows.length; i++) sums[i % inputs] = rowAt(sums, i % inputs) + rowAt(sample.rows, i) ** 2;
    rows += sample.target.length;
  }
  return sums.map((sum) => Math.max(rounded(Math.sqrt(sum / Math.max(rows, 1))), 0.01));
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = below(random, i + 1);
    const held = rowAt(order, i);
    order[i] = rowAt(order, other);
    order[other] = held;
  }
}

/** How much more strongly a weight's change during the game is pulled towards zero than the weight itself. */
const STEADINESS = 30;

function adam({ values, gradient, inputs }: Fit, { decay, learn }: FitOptions): (rate: number) => void {
  const mean = new Float64Array(values.length);
  const square = new Float64Array(values.length);
  let steps = 0;
  return (rate) => {
    steps++;
    const meanCorrection = 1 - 0.9 ** steps;
    const squareCorrection = 1 - 0.999 ** steps;
    for (let i = 0; i < values.length; i++) {
      if (learn && !learn.places.has(i % inputs)) continue;
      const isChange = i >= inputs && i < 2 * inputs;
      const slope = rowAt(gradient, i) + decay * (isChange ? STEADINESS : 1) * rowAt(values, i);
      const m = 0.9 * rowAt(mean, i) + 0.1 * slope;
      const s = 0.999 * rowAt(square, i) + 0.001 * slope * slope;
      mean[i] = m;
      square[i] = s;
      values[i] = rowAt(values, i) - (rate * (m / meanCorrection)) / (Math.sqrt(s / squareCorrection) + 1e-8);
    }
  };
}

function addGradient(fit: Fit, sample: Sample, weight: number): void {
  const seats = sample.target.length;
  const scores = new Float64Array(seats);
  const active = new Float64Array(seats * fit.hidden);
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const score = scoreSeat(fit, sample, seat, active);
    scores[seat] = score;
    top = Math.max(top, score);
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += Math.exp(rowAt(scores, seat) - top);
  for (let seat = 0; seat < seats; seat++) {
    const chance = Math.exp(rowAt(scores, seat) - top) / sum;
    backSeat(fit, sample, seat, active, weight * (chance - rowAt(sample.target, seat)));
  }
}

function scoreSeat(
  { inputs, hidden, values, scale }: Fit,
  { rows, progress }: Sample,
  seat: number,
  active: Float64Array,
): number {
  const at = seat * inputs;
  let score = 0;
  for (let i = 0; i < inputs; i++) {
    const value = rowAt(rows, at + i) / rowAt(scale, i);
    if (value !== 0) score += value * (rowAt(values, i) + (progress - 0.5) * rowAt(values, inputs + i));
  }
  for (let unit = 0; unit < hidden; unit++) {
    const base = 2 * inputs + unit * (inputs + 3);
    let sum = rowAt(values, base + inputs) + progress * rowAt(values, base + inputs + 1);
    for (let i = 0; i < inputs; i++) {
      const value = rowAt(rows, at + i);
      if (value !== 0) sum += (value / rowAt(scale, i)) * rowAt(values, base + i);
    }
    if (sum <= 0) continue;
    active[seat * hidden + unit] = sum;
    score += sum * rowAt(values, base + inputs + 2);
  }
  return score;
}

function backSeat(fit: Fit, { rows, progress }: Sample, seat: number, active: Float64Array, slope: number): void {
  const { inputs, hidden, values, gradient, scale } = fit;
  const at = seat * inputs;
  for (let i = 0; i < inputs; i++) {
    const push = (slope * rowAt(rows, at + i)) / rowAt(scale, i);
    if (push === 0) continue;
    gradient[i] = rowAt(gradient, i) + push;
    gradient[inputs + i] = rowAt(gradient, inputs + i) + push * (progress - 0.5);
  }
  for (let unit = 0; unit < hidden; unit++) {
    const sum = rowAt(active, seat * hidden + unit);
    if (sum <= 0) continue;
    const base = 2 * inputs + unit * (inputs + 3);
    const inner = slope * rowAt(values, base + inputs + 2);
    gradient[base + inputs + 2] = rowAt(gradient, base + inputs + 2) + slope * sum;
    gradient[base + inputs] = rowAt(gradient, base + inputs) + inner;
    gradient[base + inputs + 1] = rowAt(gradient, base + inputs + 1) + inner * progress;
    for (let i = 0; i < inputs; i++) {
      const value = rowAt(rows, at + i);
      if (value !== 0) gradient[base + i] = rowAt(gradient, base + i) + (inner * value) / rowAt(scale, i);
    }
  }
}

function modelOf({ inputs, hidden, values, scale }: Fit): Model {
  const list = (from: number, count: number) => Array.from(values.subarray(from, from + count), rounded);
  const units: HiddenUnit[] = Array.from({ length: hidden }, (_, unit) => {
    const base = 2 * inputs + unit * (inputs + 3);
    const [bias = 0, progress = 0, output = 0] = list(base + inputs, 3);
    return { input: list(base, inputs), bias, progress, output };
  });
  const weightAt = (progress: number) =>
    Array.from({ length: inputs }, (_, i) => rounded(rowAt(values, i) + (progress - 0.5) * rowAt(values, inputs + i)));
  return { scale: Array.from(scale), early: weightAt(0), late: weightAt(1), hidden: units };
}

/** Four significant digits are more than the data knows. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
