import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { below, seededRandom } from '@durbar/engine';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { end, type ServerProcess, serving, spawnServer, startServer } from '../testing/process.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';

export interface KillOptions {
  readonly storage: StorageOptions;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly onKill?: (count: number) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly finishedGames: number;
  /** Acknowledged moves that were lost. */
  readonly lost: readonly string[];
  /** Stalled games. */
  readonly stuck: readonly string[];
  /** Wrongly rejected moves. */
  readonly refusals: readonly string[];
}

const MOVES_OF_A_LIFE = 15;
/** A killed server's bot turns are taken over after two seconds instead of twenty: no one needs to wait for them. */
export const SHORT_LEASE = { BOT_LEASE: '2000' };

/** Kills the server with SIGKILL again and again, at random moments, while people and bots play. */
export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const { storage, kills, tables, seed, onKill } = options;
  const random = seededRandom(seed);
  const port = await freePort();
  const crowd = new Crowd({ games: await loadGames(), tables, random, url: () => `http://127.0.0.1:${port}` });
  const first = await startServer({ storage, port, environment: SHORT_LEASE });
  await crowd.start();
  await first.kill();
  for (let count = 1; count <= kills; count++) {
    const child = spawnServer({ storage, port, environment: SHORT_LEASE });
    // Some are killed before they serve at all, most while moves are being made.
    if (count % 5 === 0) await delay(below(random, 600));
    else {
      await serving(child);
      await crowd.played(MOVES_OF_A_LIFE + below(random, MOVES_OF_A_LIFE));
    }
    await end(child, 'SIGKILL');
    onKill?.(count);
  }
  const last = await startServer({ storage, port, environment: SHORT_LEASE });
  const stuck = await findStuck(crowd);
  return conclude(options, crowd, last, stuck);
}

async function conclude(
  { storage, kills }: KillOptions,
  crowd: Crowd,
  last: ServerProcess,
  stuck: string[],
): Promise<KillReport> {
  await last.kill();
  crowd.stop();
  const lost = await findLost(storage, crowd.acked);
  return { kills, acknowledged: crowd.acked.length, finishedGames: crowd.finished, lost, stuck, refusals: crowd.refusals };
}
