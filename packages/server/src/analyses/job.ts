import type { AnalystReport } from '@durbar/bots/node';
import type { SavedGame } from '@durbar/engine';
import { savedGame } from '../archive/moments.ts';
import type { Context } from '../context.ts';
import type { Shown } from '../play/project.ts';
import type { AnalysisKey } from '../storage/analyses.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import { analysisJob, keyOf } from './asking.ts';

/** After this many failures the game is left to browsers. */
const PATIENCE = 2;
/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 1000;

/** Analyses a finished game once and keeps the result for everyone. */
export function analyseFinished(context: Context) {
  return async ({ subject, attempts }: ClaimedJob): Promise<void> => {
    const { storage, rooms, analyst, now, isStopping } = context;
    const game = await rooms.lookClosely(subject, toAnalyse);
    if (!game) return;
    const { key, saved } = game;
    if ((await storage.analyses.find(key))?.state === 'done') return;
    if (attempts > PATIENCE) return storage.analyses.giveUp(key, now());
    try {
      const analysis = await analyst.analyse(saved, reporting(context, key));
      await storage.analyses.keep(key, analysis, now());
    } catch (error) {
      if (!isStopping()) throw error;
      // Ended by the shutdown: the next process begins again.
      await storage.jobs.put([analysisJob(subject, now())]);
    }
  };
}

interface ToAnalyse {
  readonly key: AnalysisKey;
  readonly saved: SavedGame;
}

/** Undefined unless the game is finished and can be read. */
function toAnalyse(shown: Shown): ToAnalyse | undefined {
  const key = keyOf(shown);
  const saved = savedGame(shown);
  return key.ok && saved.ok ? { key: key.value, saved: saved.value } : undefined;
}

/** Progress is for people who wait: a report that isn't stored does no harm. */
function reporting({ storage, now, log }: Context, key: AnalysisKey): (report: AnalystReport) => void {
  let reportedAt = now();
  return ({ share, part }) => {
    if (now() - reportedAt < REPORT_EVERY) return;
    reportedAt = now();
    storage.analyses
      .advance(key, share, part, now())
      .catch((err: unknown) => log.warn({ err }, 'progress of an analysis was lost'));
  };
}
