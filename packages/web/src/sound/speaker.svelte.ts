import { current, SOUND_KINDS, type SoundKind, type SoundLevel } from '../store/settings.svelte.ts';
import { ownScript } from '../trusted.ts';
import { kindOf } from './kinds.ts';
import type { Rendered } from './render.worker.ts';
import workerAddress from './render.worker.ts?worker&url';
import { RATE } from './synthesis.ts';
import { heard, type Stroke } from './voices.ts';

/** The overall volume, and the relative volume of one kind. */
const MASTER: Readonly<Record<SoundLevel, number>> = { on: 0.5, soft: 0.2, off: 0 };
const OF_A_KIND: Readonly<Record<SoundLevel, number>> = { on: 1, soft: 0.4, off: 0 };
const TURN_CALLS_APART = 4000;

interface Speaker {
  readonly audio: AudioContext;
  readonly groups: Readonly<Record<SoundKind, GainNode>>;
}

let speaker: Speaker | undefined;
/** The variants of each sound that are ready; until then there is silence. */
const buffers = new Map<string, AudioBuffer[]>();
let lastCall = Number.NEGATIVE_INFINITY;

/** Plays strokes after the next paint; returns a function that cancels pending ones. */
export function play(strokes: readonly Stroke[]): () => void {
  const open = document.hidden ? undefined : openSpeaker();
  if (!open) return () => {};
  const sources: AudioBufferSourceNode[] = [];
  const start = (): void => {
    for (const [index, stroke] of heard(strokes.filter(isWanted)).entries()) sources.push(...sounding(open, stroke, index));
  };
  const timer = setTimeout(start, 0);
  return () => {
    clearTimeout(timer);
    for (const source of sources) source.stop();
  };
}

/** Plays the turn bell, even in a background tab. */
export function callTurn(): void {
  const bell: Stroke = { name: 'turn', at: 0, softer: 0 };
  const open = openSpeaker();
  if (!open || !isWanted(bell) || performance.now() - lastCall < TURN_CALLS_APART) return;
  if (sounding(open, bell, 0).length > 0) lastCall = performance.now();
}

function isWanted({ name }: Stroke): boolean {
  return current().volumes[kindOf(name)] !== 'off';
}

/** Browsers only allow sound after a user gesture; until then, and with sound off, there is no speaker. */
function openSpeaker(): Speaker | undefined {
  if (current().sound === 'off' || !navigator.userActivation?.hasBeenActive) return undefined;
  speaker ??= opened();
  if (speaker?.audio.state === 'suspended') void speaker.audio.resume();
  return speaker;
}

/** Nothing if the sound isn't ready. */
function sounding({ audio, groups }: Speaker, { name, at, softer }: Stroke, variant: number): readonly AudioBufferSourceNode[] {
  const buffer = bufferOf(name, variant);
  if (!buffer) return [];
  const source = audio.createBufferSource();
  const level = audio.createGain();
  source.buffer = buffer;
  level.gain.value = 10 ** (-softer / 20);
  source.connect(level).connect(groups[kindOf(name)]);
  source.start(audio.currentTime + at / 1000);
  return [source];
}

/** A limiter after the master gain keeps simultaneous sounds from clipping. */
function opened(): Speaker | undefined {
  try {
    const audio = new AudioContext();
    const master = audio.createGain();
    const limiter = new DynamicsCompressorNode(audio, { threshold: -9, ratio: 12, attack: 0.002, release: 0.12 });
    master.connect(limiter).connect(audio.destination);
    const groups = { pieces: audio.createGain(), scores: audio.createGain(), calls: audio.createGain() };
    for (const kind of SOUND_KINDS) groups[kind].connect(master);
    followVolumes(master, groups);
    makeAhead(audio);
    return { audio, groups };
  } catch {
    return undefined;
  }
}

/** A volume change affects sounds that are already playing. */
function followVolumes(master: GainNode, groups: Speaker['groups']): void {
  const follow = (): void => {
    const { sound, volumes } = current();
    master.gain.value = MASTER[sound];
    for (const kind of SOUND_KINDS) groups[kind].gain.value = OF_A_KIND[volumes[kind]];
  };
  follow();
  $effect.root(() => {
    $effect(follow);
  });
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
