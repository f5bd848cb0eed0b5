import type { BotOutcome, BotTask } from '../task.ts';
import answer from '../worker.ts';

/** A thread whose master throws. */
export default async function breakDown(task: BotTask): Promise<BotOutcome> {
  if (task.level === 'master') throw new Error('broken');
  return answer(task);
}
