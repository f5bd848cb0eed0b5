import type { Analyst } from '@durbar/bots/node';
import { loadGames } from '@durbar/catalogue';
import type { AnyGame } from '@durbar/engine';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { analyseFinished } from './analyses/job.ts';
import { keepFinished } from './archive/keep.ts';
import { assemble } from './assemble.ts';
import type { BotPlayers } from './bots/players.ts';
import type { Build } from './build.ts';
import { steadyTime } from './clock.ts';
import type { Context } from './context.ts';
import { followOthers } from './follow.ts';
import { buildApp } from './http/app.ts';
import { ensureHousekeeping, housekeeping } from './jobs/housekeeping.ts';
import { Scheduler } from './jobs/scheduler.ts';
import { botTurn, deadline, revealOver } from './jobs/turns.ts';
import { vacationOver } from './jobs/vacation.ts';
import { createLog } from './log.ts';
import { logLines } from './log-lines.ts';
import { limitGarbage } from './memory.ts';
import { digest } from './notices/digest.ts';
import { foundNotice } from './notices/found-notice.ts';
import { turnNotice } from './notices/turn-notice.ts';
import { retryWebhook } from './notices/webhooks.ts';
import { pairing, pairingCheck } from './pairing/matching.ts';
import { carryOut } from './play/plans.ts';
import { programsIn } from './programs/stream.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { sharedCalendar } from './shared-calendar.ts';
import { Gateway } from './socket/gateway.ts';
import { openStorage, type Storage } from './storage/index.ts';
import { SealFault } from './storage/sealing.ts';
import { lockDirectory } from './storage/sqlite.ts';
import { tournamentCheck, tournamentJob } from './tournaments/running.ts';
import { keepUp } from './upkeep.ts';

/** The server can't start with these settings; the message says why. */
export class BadSettings extends Error {}

export interface ServeOptions {
  /** The folder of the built client. */
  readonly webRoot?: string;
  readonly games?: readonly AnyGame[];
  readonly bots?: BotPlayers;
  readonly analyst?: Analyst;
  readonly log?: Logger;
  readonly build?: Build;
  readonly now?: () => number;
  /** The machine's clock, which may be wrong. */
  readonly calendar?: () => number;
  /** After this many milliseconds another process takes over a bot's turn; for tests that kill processes. */
  readonly botLease?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly context: Context;
  /** Shuts down gracefully: finishes running work and asks clients to reconnect. */
  close(): Promise<void>;
}

const BOT_LEASE = 20_000;
/** Longer than the longest analysis, so no other process begins the same one. */
const LEASE = 60_000;
const HANDS = 4;

/** Starts the server with the settings from the environment. */
export async function serve(environment: Environment, options: ServeOptions = {}): Promise<RunningServer> {
  const read = readSettings(environment);
  if (!read.ok) throw new BadSettings(read.fault.join('\n'));
  limitGarbage();
  const log = options.log ?? logBy(read.value);
  const closers: Closer[] = [];
  try {
    const { url, context } = await start(read.value, { ...options, log }, closers);
    return { url, context, close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

function logBy({ logLevel, logFormat }: Settings): Logger {
  return logFormat === 'json'
    ? createLog(logLevel)
    : createLog(
        logLevel,
        logLines((line) => process.stdout.write(line)),
      );
}

type Closer = () => void | Promise<void>;

/** Closed in reverse order of opening. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

async function start(
  settings: Settings,
  options: ServeOptions & { readonly log: Logger },
  closers: Closer[],
): Promise<Pick<RunningServer, 'url' | 'context'>> {
  const { log, webRoot } = options;
  closers.push(() => log.info('stopped'));
  closers.push(takeDirectory(settings));
  const storage = await reachStorage(settings, log);
  closers.push(() => storage.close());
  const calendar = await sharedCalendar(storage, options.calendar ?? Date.now);
  closers.push(() => calendar.stop());
  let isStopping = false;
  const schedulers: Scheduler[] = [];
  const wakeJobs = (dueAt: number): void => {
    for (const scheduler of schedulers) scheduler.wake(dueAt);
  };
  const context = assemble({
    settings,
    storage,
    log,
    wakeJobs,
    games: options.games ?? (await loadGames()),
    now: options.now ?? steadyTime({ calendar: calendar.now, steady: () => performance.now() }),
    isStopping: () => isStopping,
    ...(options.bots ? { bots: options.bots } : {}),
    ...(options.analyst ? { analyst: options.analyst } : {}),
    ...(options.build ? { build: options.build } : {}),
  });
  closers.push(() => context.rooms.drain());
  closers.push(() => context.bots.close());
  closers.push(() => context.mailer?.close());
  schedulers.push(...createSchedulers(context, options.botLease ?? BOT_LEASE));
  for (const scheduler of schedulers) closers.push(() => scheduler.stop());
  // Ended before the schedulers wait for their jobs: an analysis would keep them waiting.
  closers.push(() => context.analyst.close());
  const app = await buildApp(context, webRoot === undefined ? {} : { webRoot });
  closers.push(() => app.close());
  const gateway = new Gateway(context, app);
  closers.push(() => gateway.close());
  closers.push(() => {
    for (const stream of programsIn(context)) stream.dismiss('restart');
  });
  closers.push(followOthers(context, wakeJobs), keepUp(context));
  closers.push(() => {
    isStopping = true;
  });
  if (storage.engine === 'sqlite') await storage.jobs.releaseAll();
  await ensureHousekeeping(context);
  const url = await listen(app, settings);
  for (const scheduler of schedulers) scheduler.start();
  log.info({ url, engine: storage.engine, games: context.rulebook.games.map(({ id }) => id), ...context.build }, 'serving');
  return { url, context };
}

/** Lock the file: SQLite supports only one server process. */
function takeDirectory({ dataDir, databaseUrl }: Settings): () => void {
  if (databaseUrl !== undefined) return () => {};
  const unlock = lockIn(dataDir);
  if (!unlock)
    throw new BadSettings(`Another server is already using DATA_DIR ${dataDir}. To run several servers, set DATABASE_URL.`);
  return unlock;
}

function lockIn(dataDir: string): (() => void) | undefined {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    throw new BadSettings(`DATA_DIR ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
}

async function reachStorage(settings: Settings, log: Logger): Promise<Storage> {
  const { databaseUrl, databaseConnections: connections } = settings;
  try {
    return await openStorage({ ...settings, connections, onError: (err) => log.error({ err }, 'database error') });
  } catch (error) {
    if (error instanceof SealFault) throw new BadSettings(error.message);
    const { message } = error as Error;
    if (databaseUrl === undefined)
      throw new BadSettings(`The database in DATA_DIR ${settings.dataDir} cannot be opened: ${message}`);
    throw new BadSettings(`The database at DATABASE_URL cannot be reached: ${message || (error as { code?: string }).code}`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw new BadSettings(`The server cannot listen on HOST ${host}, PORT ${port}: ${(error as Error).message}`);
  }
}

/** Bot turns have their own scheduler, so nothing else waits for them; a process makes one analysis at a time. */
function createSchedulers(context: Context, botLease: number): Scheduler[] {
  const { storage, now, metrics, log, settings } = context;
  const common = {
    jobs: storage.jobs,
    now,
    onDone: (job: { kind: string }, outcome: 'done' | 'failed') => metrics.jobs.inc({ kind: job.kind, outcome }),
    onError: (error: unknown, job?: { kind: string; subject: string }) =>
      log.error({ err: error, kind: job?.kind, subject: job?.subject }, 'a job failed'),
  };
  return [
    new Scheduler({ ...common, handlers: { bot: botTurn(context) }, hands: HANDS * settings.botThreads, lease: botLease }),
    new Scheduler({ ...common, handlers: otherHandlers(context), hands: HANDS, oneAtATime: ['analysis'], lease: LEASE }),
  ];
}

function otherHandlers(context: Context) {
  return {
    deadline: deadline(context),
    reveal: revealOver(context),
    archive: keepFinished(context),
    notice: turnNotice(context),
    digest: digest(context),
    found: foundNotice(context),
    webhook: retryWebhook(context),
    plan: carryOut(context),
    vacation: vacationOver(context),
    analysis: analyseFinished(context),
    pairing: pairing(context),
    'pairing-check': pairingCheck(context),
    tournament: tournamentJob(context),
    'tournament-check': tournamentCheck(context),
    housekeeping: housekeeping(context),
  };
}
