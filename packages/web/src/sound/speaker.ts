import { current } from '../store/settings.svelte.ts';
import { ownScript } from '../trusted.ts';
import type { Rendered } from './render.worker.ts';
import workerAddress from './render.worker.ts?worker&url';
import { RATE } from './synthesis.ts';
import { heard, type Stroke } from './voices.ts';

/** How loud everything is. */
const VOLUMES = { on: 0.5, soft: 0.2, off: 0 } as const;
const TURN_CALLS_APART = 4000;

interface Speaker {
  readonly audio: AudioContext;
  readonly master: GainNode;
}

let speaker: Speaker | undefined;
/** The variants of each sound that are ready; until then there is silence. */
const buffers = new Map<string, AudioBuffer[]>();
let lastCall = Number.NEGATIVE_INFINITY;

/** Plays strokes after the next paint; returns a function that cancels pending ones. */
export function play(strokes: readonly Stroke[]): () => void {
  const open = document.hidden ? undefined : openSpeaker();
  if (!open) return () => {};
  const { audio, master } = open;
  const sources: AudioBufferSourceNode[] = [];
  const start = (): void => {
    for (const [index, { name, at, softer }] of heard(strokes).entries()) {
      const buffer = bufferOf(name, index);
      if (buffer) sources.push(sounding({ audio, master, buffer, at, softer }));
    }
  };
  const timer = setTimeout(start, 0);
  return () => {
    clearTimeout(timer);
    for (const source of sources) source.stop();
  };
}

/** Plays the turn bell, even in a background tab. */
export function callTurn(): void {
  const open = openSpeaker();
  const buffer = bufferOf('turn', 0);
  if (!open || !buffer || performance.now() - lastCall < TURN_CALLS_APART) return;
  lastCall = performance.now();
  const { audio, master } = open;
  sounding({ audio, master, buffer, at: 0, softer: 0 });
}

/** Browsers only allow sound after a user gesture; until then, and with sound off, there is no speaker. */
function openSpeaker(): Speaker | undefined {
  const { sound } = current();
  if (sound === 'off' || !navigator.userActivation?.hasBeenActive) return undefined;
  speaker ??= opened();
  if (speaker?.audio.state === 'suspended') void speaker.audio.resume();
  if (speaker) speaker.master.gain.value = VOLUMES[sound];
  return speaker;
}

interface Sounding extends Speaker {
  readonly buffer: AudioBuffer;
  readonly at: number;
  readonly softer: number;
}

function sounding({ audio, master, buffer, at, softer }: Sounding): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const level = audio.createGain();
  source.buffer = buffer;
  level.gain.value = 10 ** (-softer / 20);
  source.connect(level).connect(master);
  source.start(audio.currentTime + at / 1000);
  return source;
}

/** A limiter after the master gain keeps simultaneous sounds from clipping. */
function opened(): Speaker | undefined {
  try {
    const audio = new AudioContext();
    const master = audio.createGain();
    const limiter = new DynamicsCompressorNode(audio, { threshold: -9, ratio: 12, attack: 0.002, release: 0.12 });
    master.connect(limiter).connect(audio.destination);
    makeAhead(audio);
    return { audio, master };
  } catch {
    return undefined;
  }
}

/** Sounds are rendered in a worker, which keeps the page responsive. */
function makeAhead(audio: AudioContext): void {
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  worker.onmessage = ({ data: { name, samples } }: MessageEvent<Rendered>) => {
    buffers.set(name, [...(buffers.get(name) ?? []), filled(audio, samples)]);
  };
}

function bufferOf(name: string, variant: number): AudioBuffer | undefined {
  const made = buffers.get(name) ?? [];
  return made[variant % made.length];
}

function filled(audio: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  return buffer;
}
