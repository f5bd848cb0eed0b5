import { openGame } from '@durbar/catalogue';
import { type Analysis, analyse } from '../insight/analyse.ts';
import type { AnalystTask } from './analyst.ts';

/** Runs in the analyst's thread. */
export default async function answer({ saved, budget }: AnalystTask, report: (share: number) => void): Promise<Analysis> {
  const opened = await openGame(saved);
  if (!opened.ok) throw new Error(opened.fault.message);
  return analyse(opened.value, { onProgress: report }, budget);
}
