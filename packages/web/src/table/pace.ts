import type { SeenEntry } from '../worker/protocol.ts';

export const SPEEDS = ['calm', 'brisk', 'swift', 'instant'] as const;

export type Speed = (typeof SPEEDS)[number];

/** How long what happened stays before the next thing happens, in milliseconds. */
const STAY: Readonly<Record<Speed, number>> = { calm: 1400, brisk: 650, swift: 220, instant: 0 };

const LONGEST_MOVE = 600;

/** How long a piece may move. */
export function moveTime(speed: Speed, hasMotion: boolean): number {
  return hasMotion ? Math.min(STAY[speed] * 0.6, LONGEST_MOVE) : 0;
}

/** How long a moment of a replay stays. */
export function stayTime(speed: Speed): number {
  return Math.max(STAY[speed], 60);
}

/** The pause after an entry: none after one's own, none after what nobody saw. */
export function pauseAfter(entry: SeenEntry, viewer: unknown, speed: Speed): number {
  return entry.by === viewer || entry.facts.length === 0 ? 0 : STAY[speed];
}
