import { ANSWER } from './ending.ts';
import type { CallName } from './kinds.ts';
import { bellAt, horn, type Layer, type Recipe } from './recipes.ts';

const BELL = 0.19;
const HORN = 0.36;

/** The same layers later, and softer by some decibels. */
function moved(layers: readonly Layer[], ms: number, softer = 0): readonly Layer[] {
  return layers.map((layer) => ({ ...layer, at: (layer.at ?? 0) + ms, gain: layer.gain * 10 ** (-softer / 20) }));
}

const FANFARE = [392, 523.3, 659.3, 784].flatMap((pitch, note) => horn(pitch, note * 160));
/** Horns are normalised with a different gain from bells. */
const BELLS = [784, 988, 1175].flatMap((pitch) => moved(bellAt(pitch), ANSWER, 3)).map(asLoudAsHorns);

function asLoudAsHorns(layer: Layer): Layer {
  return { ...layer, gain: (layer.gain * BELL) / HORN };
}

export const CALL_RECIPES: Readonly<Record<CallName, Recipe>> = {
  turn: { layers: [...bellAt(659.3), ...moved(bellAt(987.8), 160)], gain: BELL, loudness: -22 },
  end: { layers: FANFARE, gain: HORN, loudness: -19 },
  win: { layers: [...FANFARE, ...BELLS], gain: HORN, loudness: -19 },
  lose: { layers: moved(bellAt(494), 0, 6), gain: BELL, loudness: -30 },
};
