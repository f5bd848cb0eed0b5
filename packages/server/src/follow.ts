import type { Context } from './context.ts';
import { stayInSearch } from './pairing/searching.ts';
import { PRESENCE_LASTS } from './people/presence.ts';
import { tellLed } from './play/review.ts';
import type { Notice } from './storage/bus.ts';
import { infoOf } from './tables/info.ts';
import { tellTableMates } from './tournaments/telling.ts';

/** Syncs this process with the others: by their notices, and by polling in case one was lost. */
export function followOthers(context: Context, wakeJobs: (dueAt: number) => void): () => void {
  const { storage, log, now } = context;
  let seenUntil = now();
  const look = async (): Promise<void> => {
    const from = now();
    await context.rooms.followAll(seenUntil - OVERLAP);
    seenUntil = from;
  };
  const lookNow = (): void => {
    look().catch((error) => log.error({ err: error }, 'could not check for changes'));
  };
  storage.bus.subscribe({
    heard: (notice) => {
      follow(context, notice, wakeJobs).catch((error) => log.error({ err: error }, 'could not follow a notice'));
    },
    missed: () => {
      lookNow();
      wakeJobs(now());
    },
  });
  const timer = setInterval(lookNow, LOOK_EVERY);
  return () => clearInterval(timer);
}

const LOOK_EVERY = 3000;
/** Allows for clock skew and for commits that become visible late. */
const OVERLAP = 10_000;

async function follow(context: Context, notice: Notice, wakeJobs: (dueAt: number) => void): Promise<void> {
  const { rooms, hub, now } = context;
  switch (notice.kind) {
    case 'table':
      return rooms.follow(notice.table, notice.version, notice.moved);
    case 'talk':
      return rooms.followTalk(notice.table, notice.number);
    case 'turn':
      return hub.toPerson(notice.person, notice.message);
    case 'person':
      for (const listener of hub.of(notice.person)) listener.recheck();
      return rooms.followPerson(notice.person);
    case 'presence':
      return followPresence(context, notice.person);
    case 'watching':
      return rooms.followWatching(notice);
    case 'who-watches':
      return rooms.sayWhoWatches(notice.table);
    case 'lobby':
      return followLobby(context, notice.table);
    case 'led':
      return tellLed(context, notice.message);
    case 'tournament':
      return hub.toTournament(notice.tournament);
    case 'jobs':
      return wakeJobs(now());
  }
}

/** A person who left a page on another process may still have one open here. */
async function followPresence(context: Context, person: string): Promise<void> {
  const { rooms, hub, storage, now } = context;
  if (hub.of(person).length > 0) await stayInSearch(context, person);
  const isStillHere = hub.isVisible(person) && ((await storage.people.byId(person))?.present_until ?? 0) <= now();
  if (isStillHere) {
    await storage.people.markPresent([person], now() + PRESENCE_LASTS);
    storage.bus.publish({ kind: 'presence', person });
  }
  rooms.followPresence(person);
  await tellTableMates(context, person);
}

async function followLobby({ hub, storage }: Context, table: string): Promise<void> {
  if (!hub.isLobbyWatched) return;
  const record = await storage.tables.load(table);
  const isListed = record && record.visibility === 'public' && (record.status === 'open' || record.status === 'running');
  hub.toLobby(table, isListed ? infoOf(record) : undefined);
}
