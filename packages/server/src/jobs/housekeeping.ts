import type { Context } from '../context.ts';
import { turnKey } from '../play/table-jobs.ts';
import type { Storage } from '../storage/index.ts';

const KEY = 'housekeeping';
const EVERY = 3_600_000;
const DAY = 86_400_000;
/** Days until an unstarted or cancelled table is deleted. */
const OPEN_DAYS = 30;
const CANCELLED_DAYS = 30;
/** Days until account events are deleted. */
const EVENT_DAYS = 90;

/** Days that a search counts for estimates. */
const OUTCOME_DAYS = 14;

/** Schedules housekeeping once an hour across all processes, and re-creates missing game jobs. */
export async function ensureHousekeeping({ storage, now }: Context): Promise<void> {
  await putMissingTurns(storage, now());
  await storage.jobs.putIfAbsent({ key: KEY, kind: KEY, subject: '', dueAt: now() + EVERY });
}

export function housekeeping({ storage, settings, now }: Context) {
  return async (): Promise<void> => {
    const time = now();
    await putMissingTurns(storage, time);
    await storage.sessions.removeExpired(time);
    await storage.tokens.removeExpired(time);
    await storage.challenges.removeExpired(time);
    await storage.tidy.closeOpenTables(time - OPEN_DAYS * DAY, time);
    await storage.tidy.removeCancelled(time - CANCELLED_DAYS * DAY);
    await storage.plans.removeOver();
    await storage.webhooks.removeOver();
    await storage.tidy.removeIdleGuests(time - settings.guestDays * DAY);
    await storage.tidy.removeUnusedEditions(time - DAY);
    await storage.searches.removeOutcomes(time - OUTCOME_DAYS * DAY);
    await storage.events.removeBefore(time - EVENT_DAYS * DAY);
    await storage.jobs.put([{ key: KEY, kind: KEY, subject: '', dueAt: time + EVERY }]);
  };
}

async function putMissingTurns({ tidy, jobs }: Storage, now: number): Promise<void> {
  for (const { table, deadline } of await tidy.turnsWithoutJob()) {
    const kind = deadline === undefined ? 'bot' : 'deadline';
    await jobs.putIfAbsent({ key: turnKey(table), kind, subject: table, dueAt: deadline ?? now });
  }
}
