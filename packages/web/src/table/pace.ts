import type { Viewer } from '@durbar/engine';
import type { Speed } from '../store/settings.svelte.ts';
import type { SeenEntry } from '../worker/news.ts';

/** How much longer everything takes than at normal speed. */
const SLOWNESS: Readonly<Record<Speed, number>> = { calm: 1.6, brisk: 1, swift: 0.5, instant: 0 };

/** 0 to show everything immediately. */
export function slownessOf(speed: Speed): number {
  return SLOWNESS[speed];
}

/** Pause after someone's turn, in milliseconds. */
const STAY: Readonly<Record<Speed, number>> = { calm: 1400, brisk: 650, swift: 220, instant: 0 };

/** Pause after a step within a turn or a chance result. */
const SHARE_OF_STEP = 0.4;
const SHARE_OF_CHANCE = 0.25;

/** How long a few words stay to be read; 0 to show everything immediately. */
export function readTime(speed: Speed): number {
  return STAY[speed];
}

/** News on its way to the screen. */
export interface Passing {
  readonly entries: readonly SeenEntry[];
  readonly viewer: Viewer;
  /** Who decides next. */
  readonly next: unknown;
}

/** The pause after news: none after the viewer's own answer or after anything no one saw. Chance results belong to their answer. */
export function pauseAfter({ entries, viewer, next }: Passing, speed: Speed): number {
  const seen = entries.flatMap((entry) => (entry.kind === 'move' && entry.facts.length > 0 ? [entry.by] : []));
  const by = seen.findLast((decider) => decider !== 'chance') ?? seen.at(-1);
  if (by === undefined || by === viewer) return 0;
  if (by === 'chance') return STAY[speed] * SHARE_OF_CHANCE;
  return next === by ? STAY[speed] * SHARE_OF_STEP : STAY[speed];
}
