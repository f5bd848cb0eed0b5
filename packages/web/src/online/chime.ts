import { current } from '../store/settings.svelte.ts';

/** Two notes of a small bell: frequency in hertz and when it begins, in seconds. */
const NOTES = [
  { pitch: 659.3, start: 0 },
  { pitch: 987.8, start: 0.16 },
] as const;
const LENGTH = 0.9;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Says by sound that it is one's turn. A browser that was not touched yet stays silent. */
export function chime(): void {
  if (current().sound === 'off') return;
  try {
    context ??= new AudioContext();
    for (const note of NOTES) ring(context, note);
  } catch {
    // No sound on this device.
  }
}

function ring(audio: AudioContext, { pitch, start }: (typeof NOTES)[number]): void {
  const begin = audio.currentTime + start;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + LENGTH);
}
