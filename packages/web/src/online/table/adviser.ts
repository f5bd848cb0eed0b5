import type { Hint } from '@durbar/bots';
import type { Rules } from '@durbar/engine';
import type { Moment } from '../../worker/news.ts';
import { startMatchWorker } from '../../worker/rpc.ts';

/** Asks a bot on this device about a moment of the server's game; it knows no more than the view. */
export async function adviseOn({ definition, setUp }: Rules, { view, question }: Moment): Promise<readonly Hint[]> {
  if (!question) return [];
  const { host, close } = startMatchWorker(() => {});
  try {
    return await host.consider({ game: definition.id, setUp, view, question });
  } finally {
    close();
  }
}
