import { cpus } from 'node:os';
import { loadGames } from '@durbar/catalogue';
import { defined, seededRandom } from '@durbar/engine';
import { SEATS } from '../load/crowd.ts';
import { measureLoad } from '../load/measure.ts';
import { measureResume, playLongGame } from '../load/resume.ts';
import { storeGames } from '../load/stored-games.ts';
import type { Engine } from '../storage/engine.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { type ServerProcess, startServer } from '../testing/process.ts';
import { testDatabases } from '../testing/storage.ts';
import { numbersFrom } from './arguments.ts';

/**
 * Server, database and load generator together on this machine. With `--processes 3`, as many servers share the PostgreSQL database, and the
 * people of a table are spread over them, unless `--together 1` is given; with `--profile 1` they leave their CPU profiles in `profiles/`.
 */
const { sockets, rate, seconds, stored, moves, postgres, sqlite, processes, together, profile } = numbersFrom({
  sockets: 2000,
  rate: 1220,
  seconds: 120,
  stored: 100_000,
  moves: 300,
  sqlite: 1,
  postgres: 1,
  processes: 1,
  together: 0,
  profile: 0,
});
const RESUMES = 20;
const LIMITS = { rate: 1200, p99: 100, memory: 1024, processorTime: 0.45, resume: 50 };
const spread = together > 0 ? 'by-table' : 'by-person';
const tables = Math.ceil(sockets / SEATS);
const faults: string[] = [];
const databases = testDatabases();
const games = await loadGames();

function tell(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);
}

function check(what: string, isSo: boolean): void {
  tell(`${isSo ? 'good' : 'BAD '}  ${what}`);
  if (!isSo) faults.push(what);
}

async function load(engine: Engine): Promise<void> {
  const random = seededRandom(`load ${engine}`);
  const storage = await databases.fresh(engine);
  tell(`${engine}: storing ${stored} finished games`);
  await storeGames(storage, games, stored, random);
  const environment = { MAX_SOCKETS_PER_ADDRESS: '100000', CACHED_TABLES: '2000' };
  // As in the image.
  const flags = ['--max-semi-space-size=64', ...(profile > 0 ? ['--cpu-prof', '--cpu-prof-dir=profiles'] : [])];
  const servers: ServerProcess[] = [];
  while (servers.length < (engine === 'postgres' ? processes : 1))
    servers.push(await startServer({ storage, port: await freePort(), environment, flags }));
  const server = defined(servers[0], 'server');
  tell(`${engine}: seating ${SEATS * tables} people at ${tables} tables, ${servers.length} servers`);
  const report = await measureLoad({ servers, spread, games, tables, movesPerSecond: rate, seconds, random, onSecond: tell });
  const memory = Math.round(report.memory / 2 ** 20);
  tell(`${engine}: ${report.sockets} sockets, ${report.moves} moves in ${seconds} s, ${report.finishedGames} games finished`);
  tell(
    `${engine}: p50 ${report.p50.toFixed(1)} ms, p99 ${report.p99.toFixed(1)} ms, worst ${report.worst.toFixed(0)} ms, refusals ${JSON.stringify(report.refusals)}`,
  );
  check(
    `${engine}: ${report.processorTime.toFixed(2)} ms of server CPU time per move (at most ${LIMITS.processorTime})`,
    report.processorTime <= LIMITS.processorTime,
  );
  check(
    `${engine}: ${report.movesPerSecond.toFixed(0)} moves per second (at least ${LIMITS.rate})`,
    report.movesPerSecond >= LIMITS.rate,
  );
  check(`${engine}: p99 of the acknowledgement ${report.p99.toFixed(1)} ms (at most ${LIMITS.p99})`, report.p99 <= LIMITS.p99);
  check(`${engine}: memory ${memory} MB (below ${LIMITS.memory})`, memory < LIMITS.memory);
  const long = await playLongGame(server.url, moves, random);
  const reader = await TestGuest.enter(server.url);
  const start = performance.now();
  for (let count = 0; count < RESUMES; count++) await reader.must('GET', `/api/archive?game=${games[count % games.length]?.id}`);
  tell(`${engine}: a page of the archive in ${((performance.now() - start) / RESUMES).toFixed(1)} ms`);
  const warm = await worstOf(() => measureResume(server.url, long));
  for (const one of servers) await one.stop();
  const again = await startServer({ storage, port: await freePort(), environment });
  await playLongGame(again.url, 20, random);
  const cold = await measureResume(again.url, long);
  await again.stop();
  tell(
    `${engine}: a table of ${long.length} moves resumes in ${warm.toFixed(1)} ms, read from the database in ${cold.toFixed(1)} ms`,
  );
  check(`${engine}: resuming ${long.length} moves takes at most ${LIMITS.resume} ms`, Math.max(warm, cold) <= LIMITS.resume);
}

async function worstOf(measure: () => Promise<number>): Promise<number> {
  let worst = 0;
  for (let count = 0; count < RESUMES; count++) worst = Math.max(worst, await measure());
  return worst;
}

tell(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`);
try {
  if (sqlite > 0) await load('sqlite');
  if (postgres > 0) await load('postgres');
} finally {
  await databases.close();
}
process.exit(faults.length === 0 ? 0 : 1);
