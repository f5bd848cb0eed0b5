import type { BegunGameAnalysis, GameAnalysis } from '@durbar/protocol';
import { api } from './api.ts';

/** Milliseconds between two questions about the progress. */
const ASK_EVERY = 1000;
/** Milliseconds without progress until this browser analyses the game itself. */
const PATIENCE = 30_000;

/** The analysis of a finished game if the server has it already. */
export async function knownAnalysis(id: string): Promise<GameAnalysis | undefined> {
  const asked = await api.analysis(id);
  return asked.ok && asked.value.state === 'done' ? asked.value.analysis : undefined;
}

/** The analysis the server makes once for everyone; undefined if it doesn't, or takes too long, or is no longer wanted. */
export async function sharedAnalysis(
  id: string,
  signal: AbortSignal,
  onProgress: (share: number, part: BegunGameAnalysis | undefined) => void,
): Promise<GameAnalysis | undefined> {
  let latest = -1;
  let since = Date.now();
  for (let asked = await api.askForAnalysis(id); !signal.aborted; asked = await api.analysis(id)) {
    if (!asked.ok || asked.value.state === 'failed' || asked.value.state === 'none') return undefined;
    if (asked.value.state === 'done') return asked.value.analysis;
    const { progress, part } = asked.value;
    if (progress > latest) [latest, since] = [progress, Date.now()];
    else if (Date.now() - since > PATIENCE) return undefined;
    onProgress(progress, part);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
  return undefined;
}
