import type { RajasMessages } from '../messages/index.ts';
import type { BonusModel, PlayerModel, WaitingModel } from '../model/model.ts';
import type { RajasTelling } from '../types.ts';
import { gainWords } from './gains.ts';

type Track = 'fame' | 'money';

function namesOf(colours: readonly string[], { players }: RajasTelling): readonly string[] {
  return players.filter(({ colour }) => colours.includes(colour)).map(({ name }) => name);
}

function place(track: Track, space: number, gain: string, { words }: RajasTelling): string {
  return track === 'fame' ? words.tracks.fameBonus(space, gain) : words.tracks.moneyBonus(space, gain);
}

export function bonusWords(track: Track, { space, gain, next }: BonusModel, telling: RajasTelling): string {
  const { words } = telling;
  const line = place(track, space, gainWords(gain, words), telling);
  return next.length > 0 ? line + words.tracks.nextFor(namesOf(next, telling)) : line;
}

export function waitingWords(track: Track, { space, workers }: WaitingModel, telling: RajasTelling): string {
  const { words } = telling;
  const line = place(track, space, words.gain.worker, telling);
  return workers.length > 0 ? line + words.tracks.waiting(namesOf(workers, telling)) : line;
}

export function markerWords({ name, fame, money, gap }: PlayerModel, { words }: RajasTelling): string {
  return words.tracks.markers(name, fame, money, gap);
}

/** How many spaces are left between the markers, or that they have met. */
export function gapWords(gap: number, { met }: RajasMessages): string {
  return gap > 0 ? String(gap) : met;
}
