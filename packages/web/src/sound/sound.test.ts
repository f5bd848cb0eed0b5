import { describe, expect, test } from 'vitest';
import { SOUNDS, type SoundName } from '../story/beat.ts';
import { CALL_RECIPES } from './calls.ts';
import { CALLS, type CallName } from './kinds.ts';
import { RECIPES } from './recipes.ts';
import { RATE, rendered, VARIANTS } from './synthesis.ts';
import { heard, type Stroke, strokesFor } from './voices.ts';

const decibels = (level: number): number => 20 * Math.log10(level);
const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The two filters of K-weighting at 48 kHz (ITU-R BS.1770): the ear hears low notes as softer. */
const WEIGHTING = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;

function weighted(samples: Float32Array): Float32Array {
  return WEIGHTING.reduce((input, { b, a }) => {
    const output = new Float32Array(input.length);
    for (let i = 0; i < input.length; i++) {
      const [x, x1, x2] = [input[i] ?? 0, input[i - 1] ?? 0, input[i - 2] ?? 0];
      output[i] = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * (output[i - 1] ?? 0) - a[1] * (output[i - 2] ?? 0);
    }
    return output;
  }, samples);
}

/** How loud the loudest 100 ms are. */
function loudness(samples: Float32Array): number {
  const window = RATE / 10;
  const heardAs = weighted(new Float32Array([...samples, ...Array(window).fill(0)]));
  let most = 0;
  for (let start = 0; start < samples.length; start += window / 8) {
    const part = heardAs.subarray(start, start + window);
    most = Math.max(most, part.reduce((sum, sample) => sum + sample * sample, 0) / window);
  }
  return 10 * Math.log10(most);
}

/** How long each sound is louder than −60 dB, in milliseconds. */
const LENGTHS: Readonly<Record<SoundName, number>> = {
  wood: 107,
  die: 139,
  dice: 440,
  coin: 273,
  coins: 407,
  card: 102,
  silk: 288,
  bell: 793,
  petal: 253,
  water: 537,
  stone: 206,
  trumpet: 626,
  night: 799,
  no: 240,
};
const AUDIBLE = 0.001;

describe('the sounds', () => {
  test.each(SOUNDS)('%s lasts as long as it should, and starts and ends without a click', (name) => {
    for (const variant of VARIANTS) {
      const samples = rendered(RECIPES[name], variant);
      const length = ((samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE) + 1) * 1000) / RATE;
      expect(Math.abs(length / LENGTHS[name] - 1), `${length.toFixed(0)} ms`).toBeLessThan(0.1);
      expect(samples[0]).toBe(0);
      expect(peak(samples.subarray(-RATE / 1000))).toBeLessThan(AUDIBLE);
    }
  });

  test.each(SOUNDS)('%s neither clips nor is too soft or too loud', (name) => {
    const samples = rendered(RECIPES[name]);
    expect(decibels(peak(samples))).toBeLessThan(-2);
    expect(Math.abs(loudness(samples) - RECIPES[name].loudness), `${loudness(samples).toFixed(1)} dB`).toBeLessThan(1.5);
    expect(samples.length / RATE).toBeLessThan(1.6);
  });

  test.each(CALLS)('the call %s neither clips nor is too soft or too loud', (name) => {
    const samples = rendered(CALL_RECIPES[name]);
    expect(decibels(peak(samples))).toBeLessThan(-2);
    expect(Math.abs(loudness(samples) - CALL_RECIPES[name].loudness), `${loudness(samples).toFixed(1)} dB`).toBeLessThan(1.5);
    expect(samples.length / RATE).toBeLessThan(2);
  });

  test('bells ring on when the fanfare of a winner is over', () => {
    const afterFanfare = (name: CallName): number => loudness(rendered(CALL_RECIPES[name]).subarray(RATE));
    expect(afterFanfare('win') - afterFanfare('end')).toBeGreaterThan(10);
  });

  test('three voices of the loudest together stay below full scale', () => {
    const all = [...Object.values(RECIPES), ...Object.values(CALL_RECIPES)];
    const loudest = Math.max(...all.map((recipe) => peak(rendered(recipe))));
    expect(decibels(loudest * 3 * 0.5)).toBeLessThan(0);
  });

  test('a variant differs, and is the same every time', () => {
    const [first, second] = [rendered(RECIPES.wood, VARIANTS[1]), rendered(RECIPES.wood, VARIANTS[1])];
    expect(first).toEqual(second);
    expect(rendered(RECIPES.wood, VARIANTS[2])).not.toEqual(first);
  });
});

const stroke = (name: Stroke['name'], at: number): Stroke => ({ name, at, softer: 0 });

describe('the voices', () => {
  test('a turn with twelve coins has at most three strokes of coins at the same time', () => {
    const coins = Array.from({ length: 12 }, (_, index) => stroke('coin', index * 20));
    expect(heard(coins).length).toBeLessThanOrEqual(3);
    expect([1, 2, 3, 4, 12].map(strokesFor)).toEqual([1, 2, 2, 3, 3]);
  });

  test('repeats are softer, each more than the last', () => {
    expect(heard([stroke('wood', 0), stroke('wood', 100), stroke('wood', 200)]).map(({ softer }) => softer)).toEqual([0, 2.5, 5]);
  });

  test('never more than eight voices', () => {
    expect(heard(SOUNDS.map((name, index) => stroke(name, index)))).toHaveLength(8);
  });
});
