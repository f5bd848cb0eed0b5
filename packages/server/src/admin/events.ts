import { ok, type Result } from '@durbar/engine';
import type { SecurityEvent } from '../storage/events.ts';
import type { Storage } from '../storage/index.ts';
import { findPerson } from './people.ts';

const PAGE = 500;

/** Recent account events, newest first, for one person or everyone. */
export async function listEvents(storage: Storage, idOrName?: string): Promise<Result<SecurityEvent[], string>> {
  if (idOrName === undefined) return ok(await storage.events.list(PAGE));
  const found = await findPerson(storage, idOrName);
  return found.ok ? ok(await storage.events.list(PAGE, found.value.id)) : found;
}
