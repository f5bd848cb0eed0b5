import { type Analyst, createAnalyst } from '@durbar/bots/node';
import type { AnyGame } from '@durbar/engine';
import type { Logger } from 'pino';
import { type BotPlayers, createBotPlayers } from './bots/players.ts';
import type { Build } from './build.ts';
import type { Context, Limits } from './context.ts';
import { createMetrics } from './metrics.ts';
import { createCaller } from './notices/caller.ts';
import { createMailer } from './notices/mailer.ts';
import { createPusher } from './notices/pusher.ts';
import { createDevices } from './people/devices.ts';
import { isOnVacation } from './people/vacation.ts';
import type { Timekeeping } from './play/answer.ts';
import { Rooms } from './play/rooms.ts';
import { createRulebook } from './play/rulebook.ts';
import { Allowances } from './rate.ts';
import type { Settings } from './settings.ts';
import { Hub } from './socket/hub.ts';
import type { Storage } from './storage/index.ts';

export interface Parts {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly games: readonly AnyGame[];
  readonly log: Logger;
  readonly bots?: BotPlayers;
  readonly analyst?: Analyst;
  readonly build?: Build;
  readonly now: () => number;
  readonly wakeJobs: (dueAt: number) => void;
  readonly isStopping: () => boolean;
}

/** Wires up the server. */
export function assemble(parts: Parts): Context {
  const { settings, storage, games, log, now, wakeJobs, isStopping } = parts;
  const metrics = createMetrics();
  const hub = new Hub();
  const rulebook = createRulebook(games, storage.editions);
  const onError = (error: unknown, what: string): void => log.error({ err: error }, what);
  const bots = parts.bots ?? createBotPlayers({ threads: settings.botThreads, seconds: settings.botSeconds });
  const vacationer = async (person: string): Promise<boolean> => isOnVacation(await storage.people.byId(person), now());
  const time = (): Timekeeping => ({ now: now(), isOnVacation: vacationer });
  const rooms = new Rooms({ storage, settings, rulebook, hub, metrics, now, time, wakeJobs, onError });
  metrics.watch('sockets', 'Open sockets', () => hub.size);
  metrics.watch('tables_in_memory', 'Tables in memory', () => rooms.size);
  return {
    settings,
    storage,
    rulebook,
    rooms,
    hub,
    bots,
    analyst: parts.analyst ?? createAnalyst(),
    metrics,
    log,
    build: parts.build ?? { version: 'unknown' },
    now,
    startedAt: now(),
    isStopping,
    pusher: createPusher(settings, storage),
    caller: createCaller(settings),
    mailer: createMailer(settings),
    limits: createLimits(settings, now),
    devices: createDevices(storage.secrets),
    time,
  };
}

function createLimits({ newGuestsPerHour, entriesPerHour, requestsPerMinute }: Settings, now: () => number): Limits {
  const perHour = (count: number): Allowances => new Allowances({ perSecond: count / 3600, burst: count }, now);
  return {
    chat: new Allowances({ perSecond: 0.5, burst: 8 }, now),
    newGuests: perHour(newGuestsPerHour),
    entries: perHour(entriesPerHour),
    noShows: perHour(3),
    lookUps: new Allowances({ perSecond: 2, burst: 60 }, now),
    signIn: perHour(60),
    passwords: new Allowances({ perSecond: 10 / 900, burst: 10 }, now),
    guesses: perHour(100),
    mail: perHour(5),
    reports: perHour(20),
    webhooks: perHour(60),
    webhookTests: perHour(20),
    analyses: perHour(20),
    editions: new Allowances({ perSecond: 0.5, burst: 40 }, now),
    newEditions: perHour(60),
    puzzleTries: perHour(300),
    triesOfOnePuzzle: new Allowances({ perSecond: 3 / 86_400, burst: 3 }, now),
    spectatorChat: new Allowances({ perSecond: 2, burst: 30 }, now),
    leads: new Allowances({ perSecond: 10, burst: 40 }, now),
    tokens: new Allowances({ perSecond: requestsPerMinute / 60, burst: requestsPerMinute }, now),
  };
}
