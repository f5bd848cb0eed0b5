import { current, SOUND_KINDS, type SoundKind, type SoundLevel } from '../store/settings.svelte.ts';
import type { PlaceName } from '../story/beat.ts';
import { ownScript } from '../trusted.ts';
import { kindOf } from './kinds.ts';
import type { Rendered } from './render.worker.ts';
import workerAddress from './render.worker.ts?worker&url';
import { RATE } from './synthesis.ts';
import { buzz } from './touch.ts';
import { heard, type Stroke } from './voices.ts';

/** The overall volume, and the relative volume of one kind. */
const MASTER: Readonly<Record<SoundLevel, number>> = { on: 0.5, soft: 0.2, off: 0 };
const OF_A_KIND: Readonly<Record<SoundLevel, number>> = { on: 1, soft: 0.4, off: 0 };
const TURN_CALLS_APART = 4000;
/** How fast a sound falls silent, and how soon one starts that belongs to what has just landed; in seconds. */
const FADE = 0.015;
const NEAR = 0.1;

/** How far from the middle a sound at the edge of the screen is heard; 1 would be in one ear only. */
const WIDTH = 0.3;

interface Speaker {
  readonly audio: AudioContext;
  readonly groups: Readonly<Record<SoundKind, GainNode>>;
}

/** A sound that is playing or about to. */
interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly level: GainNode;
  readonly startsAt: number;
}

/** Sounds on their way. */
export interface Playing {
  /** Everything falls silent. */
  stop(): void;
  /** What can be heard now rings out; the rest isn't played. */
  ringOut(): void;
}

export const SILENT: Playing = { stop: () => {}, ringOut: () => {} };

let speaker: Speaker | undefined;
/** The variants of each sound that are ready; until then there is silence. */
const buffers = new Map<string, AudioBuffer[]>();
let lastCall = Number.NEGATIVE_INFINITY;

/** Plays strokes after the next paint; `across` tells where a place is, from −1 at the left to 1 at the right. */
export function play(strokes: readonly Stroke[], across: (place: PlaceName) => number = () => 0): Playing {
  const open = document.hidden ? undefined : openSpeaker();
  if (!open) return SILENT;
  const voices: Voice[] = [];
  const start = (): void => {
    for (const [index, stroke] of heard(strokes.filter(isWanted)).entries())
      voices.push(...sounding(open, stroke, index, stroke.place === undefined ? 0 : across(stroke.place)));
  };
  const timer = setTimeout(start, 0);
  const end = (ended: readonly Voice[]): void => {
    clearTimeout(timer);
    for (const voice of ended) silence(open, voice);
  };
  const isFar = ({ startsAt }: Voice): boolean => startsAt > open.audio.currentTime + NEAR;
  return { stop: () => end(voices), ringOut: () => end(voices.filter(isFar)) };
}

/** A sound that is cut off would click, so it fades. */
function silence({ audio: { currentTime } }: Speaker, { source, level }: Voice): void {
  level.gain.setTargetAtTime(0, currentTime, FADE / 4);
  source.stop(currentTime + FADE);
}

/** Plays the turn bell, even in a background tab, and vibrates. */
export function callTurn(): void {
  if (performance.now() - lastCall < TURN_CALLS_APART) return;
  lastCall = performance.now();
  buzz('turn');
  const bell: Stroke = { name: 'turn', at: 0, softer: 0 };
  const open = openSpeaker();
  if (open && isWanted(bell)) sounding(open, bell, 0);
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
function sounding({ audio, groups }: Speaker, { name, at, softer }: Stroke, variant: number, across = 0): readonly Voice[] {
  const buffer = bufferOf(name, variant);
  if (!buffer) return [];
  const source = audio.createBufferSource();
  const level = audio.createGain();
  source.buffer = buffer;
  level.gain.value = 10 ** (-softer / 20);
  source
    .connect(level)
    .connect(new StereoPannerNode(audio, { pan: across * WIDTH }))
    .connect(groups[kindOf(name)]);
  const startsAt = audio.currentTime + at / 1000;
  source.start(startsAt);
  return [{ source, level, startsAt }];
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
