import type { BotOutcome, BotTask } from '../task.ts';
import answer from '../worker.ts';

/** A thread whose master never answers. */
export default async function hang(task: BotTask): Promise<BotOutcome> {
  while (task.level === 'master');
  return answer(task);
}
