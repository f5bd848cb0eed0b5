import type { SavedGame } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import type { Analysis } from '../insight/analyse.ts';
import { Threads } from './threads.ts';

/** Analyses games in another thread, one at a time. */
export interface Analyst {
  /** `onProgress` receives the fraction done. Rejects if the game can't be opened, or if it takes too long. */
  analyse(saved: SavedGame, onProgress: (share: number) => void): Promise<Analysis>;
  /** Also ends a running analysis. */
  close(): Promise<void>;
}

export interface AnalystOptions {
  /** For each part of a turn; by default the time of a whole game is divided among them. */
  readonly budget?: Budget;
  /** Milliseconds an analysis may take. */
  readonly limit?: number;
}

export interface AnalystTask {
  readonly saved: SavedGame;
  readonly budget: Budget | undefined;
}

const WORKER = new URL('./analyst-worker.ts', import.meta.url);
/** Twice what a long game takes. */
const LIMIT = 45_000;

export function createAnalyst({ budget, limit = LIMIT }: AnalystOptions = {}): Analyst {
  const threads = new Threads<AnalystTask, Analysis>({ module: WORKER, most: 1 });
  return {
    analyse: (saved, onProgress) => threads.run({ saved, budget }, limit, (share) => onProgress(Number(share))),
    close: () => threads.close(),
  };
}
