import { loadGames } from '@durbar/catalogue';
import { below, defined, seededRandom } from '@durbar/engine';
import { freePort } from '../testing/free-port.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startServer } from '../testing/process.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';
import type { KillReport } from './kills.ts';

export interface RestartOptions {
  readonly postgres: TestPostgres;
  readonly dataDir: string;
  readonly processes: number;
  readonly restarts: number;
  readonly tables: number;
  readonly seed: string;
  readonly onRestart?: (count: number) => void;
}

export interface RestartReport extends Omit<KillReport, 'kills'> {
  readonly restarts: number;
  /** Server processes that exited, which none should. */
  readonly deaths: number;
  /** Time from each database recovery until every table progressed, in milliseconds. */
  readonly pauses: readonly number[];
}

/** Restarts the database with transactions in flight while several server processes use it. */
export async function restartDatabase(options: RestartOptions): Promise<RestartReport> {
  const { postgres, dataDir, processes, restarts, tables, seed, onRestart } = options;
  const random = seededRandom(seed);
  const storage = { dataDir, databaseUrl: await postgres.database() };
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index++) servers.push(await startServer({ storage, port: await freePort() }));
  let turn = 0;
  const url = (): string => defined(servers[turn++ % processes], 'a server').url;
  const crowd = new Crowd({ games: await loadGames(), tables, random, url });
  await crowd.start();
  const pauses: number[] = [];
  for (let count = 1; count <= restarts; count++) {
    await crowd.played(15 + below(random, 15));
    await postgres.restart(below(random, 1500));
    pauses.push(await pauseAfterReturn(crowd));
    onRestart?.(count);
  }
  const stuck = await findStuck(crowd);
  const deaths = servers.filter(({ pid }) => !isAlive(pid)).length;
  crowd.stop();
  for (const server of servers) await server.stop();
  const lost = await findLost(storage, crowd.acked);
  const { finished: finishedGames, refusals } = crowd;
  return { restarts, deaths, pauses, acknowledged: crowd.acked.length, finishedGames, lost, stuck, refusals };
}

async function pauseAfterReturn(crowd: Crowd): Promise<number> {
  const returned = Date.now();
  await findStuck(crowd);
  return Date.now() - returned;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
