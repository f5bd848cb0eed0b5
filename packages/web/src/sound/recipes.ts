import type { SoundName } from '../story/beat.ts';

/** A glide from one frequency to another, in hertz, within some milliseconds. */
export interface Glide {
  readonly from: number;
  readonly to?: number;
  readonly ms?: number;
}

export interface Filter extends Glide {
  readonly kind: 'band' | 'low' | 'high';
  readonly q: number;
}

/** One voice of a sound: a wave or noise, its filter, and an envelope in milliseconds (rise, hold, fall by 60 dB). */
export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'saw' | 'noise' | 'pink';
  readonly pitch?: Glide;
  readonly filter?: Filter;
  readonly rise: number;
  readonly hold?: number;
  readonly fall: number;
  readonly gain: number;
  /** When it starts, in milliseconds. */
  readonly at?: number;
  /** Vibrato: its frequency per second, and its depth in cents. */
  readonly vibrato?: { readonly rate: number; readonly cents: number };
}

export interface Recipe {
  readonly layers: readonly Layer[];
  /** Gain that normalises the sum of the layers. */
  readonly gain: number;
  /** Loudness of the loudest 100 ms, in dB of full scale. */
  readonly loudness: number;
}

type Stroke = readonly [at: number, gain: number, pitch?: number];

/** The same layers several times, each time softer or at another pitch. */
function struck(strokes: readonly Stroke[], layers: readonly Layer[]): readonly Layer[] {
  return strokes.flatMap(([at, gain, pitch = 1]) =>
    layers.map((layer) => ({
      ...layer,
      at: (layer.at ?? 0) + at,
      gain: layer.gain * gain,
      ...(layer.pitch ? { pitch: shifted(layer.pitch, pitch) } : {}),
    })),
  );
}

function shifted({ from, to, ...rest }: Glide, factor: number): Glide {
  return { ...rest, from: from * factor, ...(to === undefined ? {} : { to: to * factor }) };
}

const tone = (wave: 'sine' | 'triangle', pitch: Glide, rise: number, fall: number, gain: number, at = 0): Layer => ({
  wave,
  pitch,
  rise,
  fall,
  gain,
  at,
});
const hiss = (filter: Filter, rise: number, fall: number, gain: number, at = 0): Layer => ({
  wave: 'noise',
  filter,
  rise,
  fall,
  gain,
  at,
});
const pink = (filter: Filter, rise: number, fall: number, gain: number): Layer => ({ wave: 'pink', filter, rise, fall, gain });

const COIN = [
  tone('sine', { from: 2093 }, 1, 320, 0.4),
  tone('sine', { from: 3146 }, 1, 210, 0.25),
  hiss({ kind: 'high', from: 6000, q: 0.7 }, 0.5, 12, 0.3),
];

export const horn = (pitch: number, at: number): readonly Layer[] =>
  [1, 1.004].map((detune) => ({
    wave: 'saw' as const,
    pitch: { from: pitch * detune },
    filter: { kind: 'low' as const, from: 1400, to: 2600, ms: 120, q: 1.2 },
    rise: 45,
    hold: 120,
    fall: 320,
    gain: 0.3,
    at,
    vibrato: { rate: 5.5, cents: 8 },
  }));

export const bellAt = (pitch: number): readonly Layer[] => [
  tone('sine', { from: pitch }, 2, 1200, 0.5),
  tone('sine', { from: pitch * 2 }, 2, 760, 0.25),
  tone('sine', { from: pitch * 2.76 }, 2, 460, 0.18),
  tone('sine', { from: pitch * 5.4 }, 2, 170, 0.08),
  hiss({ kind: 'band', from: 4000, q: 1 }, 0.5, 9, 0.2),
];

/** All sounds are synthesised. */
export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  wood: {
    layers: [
      tone('sine', { from: 210, to: 165, ms: 30 }, 1, 130, 0.8),
      tone('sine', { from: 540 }, 1, 60, 0.35),
      hiss({ kind: 'band', from: 1900, q: 0.9 }, 0.5, 22, 0.6),
    ],
    gain: 0.38,
    loudness: -24,
  },
  die: {
    layers: struck(
      [
        [0, 1],
        [62, 0.55],
        [108, 0.3],
      ],
      [hiss({ kind: 'band', from: 3200, q: 2 }, 0.5, 26, 0.9), tone('triangle', { from: 880, to: 760, ms: 20 }, 0.5, 45, 0.4)],
    ),
    gain: 0.93,
    loudness: -25,
  },
  dice: {
    layers: [
      hiss({ kind: 'band', from: 1500, q: 0.7 }, 40, 500, 0.1),
      ...struck(
        [
          [0, 1],
          [55, 0.8, 1.16],
          [100, 0.9, 0.92],
          [150, 0.7, 1.08],
          [215, 0.65, 0.86],
          [300, 0.5, 1.2],
          [410, 0.4],
        ],
        [
          hiss({ kind: 'band', from: 3000, q: 2.2 }, 0.5, 24, 0.9),
          tone('triangle', { from: 820, to: 720, ms: 18 }, 0.5, 40, 0.35),
        ],
      ),
    ],
    gain: 1,
    loudness: -24,
  },
  coin: {
    layers: struck(
      [
        [0, 1],
        [70, 0.6, 1.06],
      ],
      [...COIN, tone('sine', { from: 5274 }, 0.5, 80, 0.12)],
    ),
    gain: 0.23,
    loudness: -25,
  },
  coins: {
    layers: struck(
      [
        [0, 1],
        [48, 0.85, 1.06],
        [90, 0.75, 0.97],
        [141, 0.65, 1.12],
        [205, 0.55, 1.03],
      ],
      COIN,
    ),
    gain: 0.25,
    loudness: -23,
  },
  card: {
    layers: [
      hiss({ kind: 'band', from: 1400, to: 3600, ms: 70, q: 0.8 }, 18, 110, 0.6),
      hiss({ kind: 'high', from: 5000, q: 0.7 }, 2, 28, 0.35, 70),
    ],
    gain: 0.59,
    loudness: -27,
  },
  silk: { layers: [pink({ kind: 'band', from: 700, to: 1800, ms: 140, q: 0.6 }, 90, 300, 0.8)], gain: 0.57, loudness: -30 },
  bell: { layers: bellAt(988), gain: 0.19, loudness: -24 },
  petal: {
    layers: [tone('sine', { from: 1319, to: 1760, ms: 60 }, 8, 360, 0.35), tone('sine', { from: 2637 }, 8, 260, 0.18, 40)],
    gain: 0.26,
    loudness: -27,
  },
  water: {
    layers: [
      pink({ kind: 'low', from: 500, to: 1100, ms: 180, q: 0.8 }, 60, 600, 0.9),
      tone('sine', { from: 380, to: 620, ms: 50 }, 6, 70, 0.2, 90),
      tone('sine', { from: 520, to: 820, ms: 40 }, 6, 60, 0.16, 210),
      tone('sine', { from: 300, to: 480, ms: 60 }, 6, 80, 0.18, 330),
    ],
    gain: 0.63,
    loudness: -27,
  },
  stone: {
    layers: [
      hiss({ kind: 'band', from: 1800, to: 1500, ms: 60, q: 1.5 }, 30, 70, 0.18),
      hiss({ kind: 'low', from: 900, to: 700, ms: 40, q: 0.7 }, 1, 90, 0.9, 60),
      tone('sine', { from: 95, to: 70, ms: 50 }, 1, 170, 0.9, 60),
      hiss({ kind: 'band', from: 3000, q: 1 }, 0.5, 16, 0.4, 60),
    ],
    gain: 0.46,
    loudness: -22,
  },
  trumpet: { layers: [...horn(392, 0), ...horn(587.3, 200)], gain: 0.36, loudness: -20 },
  night: {
    layers: [
      tone('sine', { from: 220, to: 110, ms: 500 }, 40, 1000, 0.5),
      tone('sine', { from: 330, to: 165, ms: 500 }, 40, 900, 0.25),
      pink({ kind: 'low', from: 600, q: 0.7 }, 200, 800, 0.2),
      tone('sine', { from: 2637 }, 10, 650, 0.08, 350),
    ],
    gain: 0.26,
    loudness: -23,
  },
  no: {
    layers: [
      tone('sine', { from: 196, to: 175, ms: 80 }, 6, 150, 0.5),
      tone('sine', { from: 165, to: 147, ms: 80 }, 6, 170, 0.4, 110),
    ],
    gain: 0.39,
    loudness: -27,
  },
};
