import { openGame } from '@durbar/catalogue';
import { type Analysis, analyse, type BegunAnalysis } from '../insight/analyse.ts';
import type { AnalystReport, AnalystTask } from './analyst.ts';

/** Runs in the analyst's thread. */
export default async function answer({ saved, budget }: AnalystTask, report: (report: AnalystReport) => void): Promise<Analysis> {
  const opened = await openGame(saved);
  if (!opened.ok) throw new Error(opened.fault.message);
  let part: BegunAnalysis | undefined;
  const onProgress = (share: number): void => report({ share, part });
  const onPart = (found: BegunAnalysis): void => {
    part = found;
  };
  return analyse(opened.value, { onProgress, onPart }, budget);
}
