import { loadGames } from '@durbar/catalogue';
import { below, defined, seededRandom } from '@durbar/engine';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { type ServerProcess, startServer } from '../testing/process.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';
import { type KillReport, SHORT_LEASE } from './kills.ts';

export interface ClusterOptions {
  /** On PostgreSQL. */
  readonly storage: StorageOptions;
  readonly processes: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly onKill?: (count: number) => void;
}

/** Several processes on one database; one is killed at a time, its clients move to the others. */
export async function killOneOfMany(options: ClusterOptions): Promise<KillReport> {
  const { storage, processes, kills, tables, seed, onKill } = options;
  const random = seededRandom(seed);
  const servers: (ServerProcess | undefined)[] = [];
  for (let index = 0; index < processes; index++)
    servers.push(await startServer({ storage, port: await freePort(), environment: SHORT_LEASE }));
  let turn = 0;
  const url = (): string => {
    const alive = servers.filter((server) => server !== undefined);
    return defined(alive[turn++ % alive.length], 'a living server').url;
  };
  const crowd = new Crowd({ games: await loadGames(), tables, random, url });
  await crowd.start();
  for (let count = 1; count <= kills; count++) {
    await crowd.played(15 + below(random, 15));
    const index = below(random, processes);
    await servers[index]?.kill();
    servers[index] = undefined;
    onKill?.(count);
    await crowd.played(tables);
    servers[index] = await startServer({ storage, port: await freePort(), environment: SHORT_LEASE });
  }
  const stuck = await findStuck(crowd);
  crowd.stop();
  for (const server of servers) await server?.stop();
  const lost = await findLost(storage, crowd.acked);
  return { kills, acknowledged: crowd.acked.length, finishedGames: crowd.finished, lost, stuck, refusals: crowd.refusals };
}
