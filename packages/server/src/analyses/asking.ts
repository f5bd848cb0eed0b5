import { ANALYSIS_VERSION } from '@durbar/bots';
import { ok, type Result } from '@durbar/engine';
import type { AnalysisState, Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Shown } from '../play/project.ts';
import type { AnalysisKey } from '../storage/analyses.ts';
import type { Job } from '../storage/jobs.ts';

/** The analysis of a table: only of a finished game, where everything is open. */
export function keyOf({ record, course, unplayable }: Shown): Result<AnalysisKey, Fault> {
  if (record.status !== 'finished') return refuse('not-over');
  if (!course) return refuse(unplayable ?? 'not-over');
  const { rulesVersion } = course.match.rules.definition;
  return ok({ table: record.id, version: ANALYSIS_VERSION, rulesVersion });
}

export async function stateOf({ storage }: Pick<Context, 'storage'>, key: AnalysisKey): Promise<AnalysisState> {
  const found = await storage.analyses.find(key);
  if (found?.state !== 'done') return found ?? { state: 'none' };
  const { version, rulesVersion } = key;
  return { ...found, version, rulesVersion };
}

/** Analyses that may wait at a time, on all servers of a database; with more, browsers do the work. */
const LONGEST_LINE = 50;

/** Requests the analysis, unless someone has; `asker` is who it is charged to. */
export async function askFor(context: Context, key: AnalysisKey, asker: string): Promise<Result<AnalysisState, Fault>> {
  const { storage, settings, limits, now } = context;
  const known = await stateOf(context, key);
  if (known.state !== 'none') return ok(known);
  if (!settings.analyses) return refuse('analyses-off');
  if ((await storage.analyses.waiting()) >= LONGEST_LINE) return refuse('busy');
  if (!limits.analyses.spend(asker)) return refuse('too-fast', limits.analyses.comeBack(asker));
  // The job first: without one, a noted request would wait for ever.
  await storage.jobs.putIfAbsent(analysisJob(key.table, now()));
  await storage.analyses.begin(key, now());
  return ok(await stateOf(context, key));
}

export function analysisJob(table: string, dueAt: number): Job {
  return { key: `analysis:${table}`, kind: 'analysis', subject: table, dueAt };
}
