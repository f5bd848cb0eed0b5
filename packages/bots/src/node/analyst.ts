import type { SavedGame } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import type { Analysis, BegunAnalysis } from '../insight/analyse.ts';
import { Threads } from './threads.ts';

/** Analyses games in another thread, one at a time. */
export interface Analyst {
  /** Rejects if the game can't be opened, or if it takes too long. */
  analyse(saved: SavedGame, onReport: (report: AnalystReport) => void): Promise<Analysis>;
  /** Also ends a running analysis. */
  close(): Promise<void>;
}

/** How far an analysis is. */
export interface AnalystReport {
  /** The fraction done. */
  readonly share: number;
  /** What is found; nothing before the first turn. */
  readonly part: BegunAnalysis | undefined;
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
    analyse: (saved, onReport) => threads.run({ saved, budget }, limit, (report) => onReport(report as AnalystReport)),
    close: () => threads.close(),
  };
}
