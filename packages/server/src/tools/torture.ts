import type { Engine } from '../storage/engine.ts';
import type { StorageOptions } from '../storage/index.ts';
import { startPostgres } from '../testing/postgres.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { setClocks } from '../torture/clocks.ts';
import { killOneOfMany } from '../torture/cluster.ts';
import { copyAgainAndAgain } from '../torture/copies.ts';
import { type Hindrance, hinderWriting } from '../torture/disk.ts';
import { type FloodKind, floodServer } from '../torture/floods.ts';
import { oneGuestAtAllLimits } from '../torture/guest.ts';
import { killAgainAndAgain } from '../torture/kills.ts';
import { interruptMigrations } from '../torture/migrations.ts';
import { sendNonsense } from '../torture/nonsense.ts';
import { readOnly } from '../torture/read-only.ts';
import { restartDatabase } from '../torture/restarts.ts';
import { askAndNeverRead } from '../torture/stuck.ts';
import { numbersFrom } from './arguments.ts';

/** The full numbers; `npm test` runs a share of them. */
const { kills, messages, cluster, stuck, restarts, rounds, copies, hindrances, migrations, flooders, jumps } = numbersFrom({
  kills: 200,
  messages: 1_000_000,
  cluster: 20,
  stuck: 20,
  restarts: 8,
  rounds: 5,
  copies: 50,
  hindrances: 5,
  /** Kill at every n-th statement of the migrations; 0 for none. */
  migrations: 1,
  flooders: 20,
  jumps: 8,
});
const MEGABYTE = 1024 * 1024;
const databases = testDatabases();
const faults: string[] = [];

function tell(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);
}

function check(what: string, isSo: boolean): void {
  tell(`${isSo ? 'good' : 'BAD '}  ${what}`);
  if (!isSo) faults.push(what);
}

function every(step: number, what: string) {
  return (count: number): void => {
    if (count % step === 0) tell(`      ${count} ${what}`);
  };
}

async function tortureByKills(engine: Engine, count: number): Promise<void> {
  const storage = await databases.fresh(engine);
  const report = await killAgainAndAgain({
    storage,
    kills: count,
    tables: 9,
    seed: `torture ${engine}`,
    onKill: every(25, 'kills'),
  });
  const { acknowledged, finishedGames, lost, stuck: idle, refusals } = report;
  tell(`      ${engine}: ${count} kills, ${acknowledged} acknowledged moves, ${finishedGames} finished games`);
  check(`no acknowledged move is lost on ${engine} ${lost.slice(0, 3)}`, lost.length === 0);
  check(`every game goes on, on ${engine} ${idle.slice(0, 3)}`, idle.length === 0);
  check(`no move is refused without cause on ${engine} ${refusals.slice(0, 3)}`, refusals.length === 0);
}

async function tortureCluster(count: number): Promise<void> {
  const storage = await databases.fresh('postgres');
  const report = await killOneOfMany({
    storage,
    processes: 3,
    kills: count,
    tables: 9,
    seed: 'torture cluster',
    onKill: every(5, 'processes killed'),
  });
  tell(
    `      three processes: ${count} killed, ${report.acknowledged} acknowledged moves, ${report.finishedGames} finished games`,
  );
  check('no acknowledged move is lost among three processes', report.lost.length === 0);
  check('every game goes on at the other processes', report.stuck.length === 0);
  check(`no move is refused without cause among three processes ${report.refusals.slice(0, 3)}`, report.refusals.length === 0);
}

async function tortureByRestarts(count: number): Promise<void> {
  const postgres = await startPostgres();
  const { dataDir } = await databases.fresh('sqlite');
  const report = await restartDatabase({ postgres, dataDir, processes: 2, restarts: count, tables: 9, seed: 'torture restarts' });
  await postgres.stop();
  tell(
    `      PostgreSQL restarted ${count} times, ${report.acknowledged} acknowledged moves, pauses ${report.pauses.join(', ')} ms`,
  );
  check('no server process ends with its database', report.deaths === 0);
  check('no acknowledged move is lost by a restart of the database', report.lost.length === 0);
  check('every game goes on after a restart of the database', report.stuck.length === 0);
  check(
    'play goes on within 2 s of the return of the database',
    report.pauses.every((pause) => pause < 2000),
  );
}

async function tortureByNonsense(count: number): Promise<void> {
  const storage = await databases.fresh('sqlite');
  const report = await sendNonsense({
    storage,
    messages: count,
    sockets: 8,
    seed: 'torture',
    onProgress: every(100_000, 'messages'),
  });
  tell(`      ${report.sent} messages, ${report.answered} answered, memory grew by ${Math.round(report.growth / MEGABYTE)} MB`);
  check('the server lives', report.isAlive);
  check('no table changed', report.changed.length === 0);
  check('memory is flat', report.growth < 100 * MEGABYTE);
}

async function tortureByStuckClients(count: number): Promise<void> {
  const storage = await databases.fresh('sqlite');
  const report = await askAndNeverRead({ storage, clients: count });
  tell(`      ${report.dropped} of ${count} stuck clients let go, memory grew by ${Math.round(report.growth / MEGABYTE)} MB`);
  check('every stuck client is disconnected', report.dropped === count && report.isAlive);
  check('stuck clients cost little memory', report.growth < 300 * MEGABYTE);
}

async function tortureByFlood(kind: FloodKind): Promise<void> {
  const report = await floodServer({ storage: await databases.fresh('sqlite'), kind, flooders });
  tell(`      ${report.sent} ${kind} by ${flooders} flooders, memory grew by ${Math.round(report.growth / MEGABYTE)} MB`);
  check(`everyone who floods the server with ${kind} is disconnected`, report.sentAway === flooders && report.isAlive);
  check(`a flood of ${kind} costs little memory`, report.growth < 200 * MEGABYTE);
}

async function tortureByClocks(engine: Engine, count: number): Promise<void> {
  const storage = await databases.fresh(engine);
  const report = await setClocks({ storage, jumps: count, tables: 9, seed: `torture clocks ${engine}` });
  const { acknowledged, lost, stuck: idle, lostSeats, drift } = report;
  tell(`      ${engine}: clock set by an hour ${count} times, ${acknowledged} acknowledged moves, time off by ${drift} ms`);
  check(`no one loses a seat by a clock that is set, on ${engine} ${lostSeats.slice(0, 3)}`, lostSeats.length === 0);
  check(`every game goes on when the clock is set, on ${engine} ${idle.slice(0, 3)}`, idle.length === 0 && lost.length === 0);
  check(`the time of turns goes on steadily on ${engine}`, drift < 5000);
}

async function tortureByGuest(engine: Engine, count: number): Promise<void> {
  if (count === 0) return;
  const storage = await databases.fresh(engine);
  const report = await oneGuestAtAllLimits({ storage, rounds: count, seed: `torture guest ${engine}` });
  const { quiet, attacked, commands, requests } = report;
  tell(
    `      ${engine}: one guest with ${commands} commands and ${requests} requests: p95 of others ${quiet.toFixed(1)} → ${attacked.toFixed(1)} ms`,
  );
  check(`one guest at all limits costs the others at most 20 ms on ${engine}`, attacked - quiet <= 20);
}

async function tortureByCopies(count: number): Promise<void> {
  const storage = await databases.fresh('sqlite');
  const { acknowledged, lost } = await copyAgainAndAgain({ storage, copies: count, tables: 9, seed: 'torture copies' });
  tell(`      files copied ${count} times, up to ${Math.max(0, ...acknowledged)} acknowledged moves`);
  check(`every copy of the files has every acknowledged move ${lost.slice(0, 3)}`, lost.length === 0);
}

async function tortureByHindrance(what: string, storage: StorageOptions, hindrance: Hindrance): Promise<void> {
  const report = await hinderWriting({ storage, hindrance, times: hindrances, tables: 9, seed: `torture ${what}` });
  const { acknowledged, pauses, lost, stuck: idle, refusals } = report;
  tell(`      ${what} ${hindrances} times, ${acknowledged} acknowledged moves, pauses ${pauses.join(', ')} ms`);
  check(`${what}: no acknowledged move is lost ${lost.slice(0, 3)}`, lost.length === 0);
  check(`${what}: every game goes on afterwards ${idle.slice(0, 3)}`, idle.length === 0);
  check(`${what}: moves are refused as busy ${refusals.slice(0, 3)}`, refusals.length === 0);
  check(`${what}: the server lives, and says when it is not ready`, report.isAlive && report.toldNotReady.every(Boolean));
}

async function tortureByHindrances(): Promise<void> {
  if (hindrances === 0) return;
  const disk = await smallDisk(192);
  const full = `a full disk (${disk.kind})`;
  await tortureByHindrance(full, { dataDir: disk.directory }, { begin: disk.fill, end: disk.free }).finally(disk.remove);
  const storage = await databases.fresh('postgres');
  await tortureByHindrance('PostgreSQL that may only be read', storage, readOnly(storage));
}

async function tortureByInterruptedMigrations(step: number): Promise<void> {
  if (step === 0) return;
  for (const engine of ENGINES) {
    const report = await interruptMigrations({ engine, fresh: () => databases.fresh(engine), step });
    const counts = Object.entries(report.kills).map(([name, count]) => `${name} ${count}`);
    tell(`      ${engine}, migrations interrupted: ${counts.join(', ')}`);
    check(`nothing stays half done of a migration on ${engine} ${report.faults.slice(0, 3)}`, report.faults.length === 0);
  }
}

/** Parts with a count of 0 are skipped. */
async function when(count: number, part: () => Promise<void>): Promise<void> {
  if (count > 0) await part();
}

try {
  for (const engine of ENGINES) await when(rounds, () => tortureByGuest(engine, rounds));
  await when(messages, () => tortureByNonsense(messages));
  await when(stuck, () => tortureByStuckClients(stuck));
  for (const kind of ['pings', 'watches'] as const) await when(flooders, () => tortureByFlood(kind));
  for (const engine of ENGINES) await when(jumps, () => tortureByClocks(engine, jumps));
  await when(copies, () => tortureByCopies(copies));
  await when(hindrances, tortureByHindrances);
  await when(migrations, () => tortureByInterruptedMigrations(migrations));
  await when(restarts, () => tortureByRestarts(restarts));
  await when(cluster, () => tortureCluster(cluster));
  await when(kills, () => tortureByKills('sqlite', Math.ceil(kills / 2)));
  await when(kills, () => tortureByKills('postgres', Math.floor(kills / 2)));
} finally {
  await databases.close();
}
tell(faults.length === 0 ? 'all is well' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
