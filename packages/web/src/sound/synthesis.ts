import type { Filter, Glide, Layer, Recipe } from './recipes.ts';

export const RATE = 48_000;

/** A fall of 60 dB. */
const FALL = Math.log(1000);
/** Filters that glide are set again after this many samples. */
const BLOCK = 32;
const SILENCE = 0.0005;

/** Slight variation between strokes, so repeats don't sound mechanical. */
export interface Variant {
  readonly pitch: number;
  readonly gain: number;
}

/** Four variants are enough for the ear. */
export const VARIANTS: readonly Variant[] = [
  { pitch: 1, gain: 1 },
  { pitch: 1.03, gain: 0.92 },
  { pitch: 0.975, gain: 1.05 },
  { pitch: 1.015, gain: 0.86 },
];

/** Renders a recipe to samples between -1 and 1. The same recipe and variant give the same samples. */
export function rendered({ layers, gain }: Recipe, variant: Variant = { pitch: 1, gain: 1 }): Float32Array<ArrayBuffer> {
  const length = Math.ceil(Math.max(...layers.map(lengthOf)) * (RATE / 1000));
  const sum = new Float32Array(length);
  for (const [index, layer] of layers.entries()) addLayer(sum, layer, variant.pitch, noiseFrom(index + 1));
  return trimmed(sum.map((sample) => sample * gain * variant.gain));
}

function lengthOf({ at = 0, rise, hold = 0, fall }: Layer): number {
  return at + rise + hold + fall * 1.1;
}

function addLayer(sum: Float32Array, layer: Layer, pitch: number, noise: () => number): void {
  const { at = 0, rise, hold = 0, fall, gain } = layer;
  const first = Math.round((at * RATE) / 1000);
  const source = layer.wave === 'pink' ? pinkened(noise) : noise;
  const filter = layer.filter && filterOf(layer.filter, pitch);
  let phase = 0;
  for (let i = first; i < sum.length; i++) {
    const ms = ((i - first) * 1000) / RATE;
    const level = envelope(ms, rise, hold, fall) * gain;
    if (level < SILENCE && ms > rise) return;
    phase += (layer.pitch ? glideAt(layer.pitch, ms) * pitch * trembling(layer, ms) : 0) / RATE;
    const raw = layer.pitch ? waveAt(layer.wave, phase - Math.floor(phase)) : source();
    sum[i] = (sum[i] ?? 0) + (filter ? filter(raw, ms, i) : raw) * level;
  }
}

function envelope(ms: number, rise: number, hold: number, fall: number): number {
  if (ms < rise) return ms / rise;
  return ms < rise + hold ? 1 : Math.exp((-FALL * (ms - rise - hold)) / fall);
}

function glideAt({ from, to = from, ms: length = 0 }: Glide, ms: number): number {
  return from * (to / from) ** (length === 0 ? 1 : Math.min(1, ms / length));
}

function trembling({ vibrato }: Layer, ms: number): number {
  return vibrato ? 2 ** ((vibrato.cents * Math.sin((2 * Math.PI * vibrato.rate * ms) / 1000)) / 1200) : 1;
}

function waveAt(wave: Layer['wave'], phase: number): number {
  if (wave === 'triangle') return 1 - 4 * Math.abs(Math.round(phase - 0.25) - (phase - 0.25));
  return wave === 'saw' ? 2 * phase - 1 : Math.sin(2 * Math.PI * phase);
}

/** White noise, the same every time. */
function noiseFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x8000_0000 - 1;
  };
}

/** Paul Kellet's filter gives white noise a slope of −3 dB per octave. */
function pinkened(white: () => number): () => number {
  const poles = [0, 0, 0];
  const [slow, middle, fast] = [
    [0.99765, 0.099046],
    [0.963, 0.2965164],
    [0.57, 1.0526913],
  ] as const;
  return () => {
    const now = white();
    for (const [index, [keep, add]] of [slow, middle, fast].entries()) poles[index] = (poles[index] ?? 0) * keep + now * add;
    return (poles.reduce((sum, pole) => sum + pole, 0) + now * 0.1848) * 0.11;
  };
}

/** A biquad whose frequency may glide. */
function filterOf(filter: Filter, pitch: number): (sample: number, ms: number, index: number) => number {
  let [b0, b1, b2, a1, a2] = coefficients(filter, filter.from * pitch);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x, ms, index) => {
    if (filter.to !== undefined && index % BLOCK === 0) [b0, b1, b2, a1, a2] = coefficients(filter, glideAt(filter, ms) * pitch);
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function coefficients({ kind, q }: Filter, frequency: number): Coefficients {
  const w = (2 * Math.PI * Math.min(frequency, RATE * 0.45)) / RATE;
  const [sin, cos] = [Math.sin(w), Math.cos(w)];
  const alpha = sin / (2 * q);
  const a0 = 1 + alpha;
  const [b0, b1] = { band: [alpha, 0], low: [(1 - cos) / 2, 1 - cos], high: [(1 + cos) / 2, -(1 + cos)] }[kind] as [
    number,
    number,
  ];
  const b2 = kind === 'band' ? -alpha : b0;
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

/** Without trailing silence. */
function trimmed(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return samples.slice(0, samples.findLastIndex((sample) => Math.abs(sample) > SILENCE) + 1);
}
