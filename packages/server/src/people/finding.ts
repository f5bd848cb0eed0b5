import { ok, type Result } from '@durbar/engine';
import type { Fault, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { SHORTEST_PART } from '../storage/name-parts.ts';
import { searchKey } from './look-alikes.ts';

/** Most people that one search finds. */
export const MOST_FOUND = 20;

interface Looking {
  readonly person: string;
  /** Where the request comes from, so one person with many accounts can't copy the list of names. */
  readonly address: string;
}

/** People by a part of their name. Guests who haven't chosen a name can't be found. */
export async function findPeople(
  { storage, limits, now }: Pick<Context, 'storage' | 'limits' | 'now'>,
  { person, address }: Looking,
  name: string,
): Promise<Result<PersonRef[], Fault>> {
  if ([...searchKey(name)].length < SHORTEST_PART) return ok([]);
  for (const key of [person, address]) if (!limits.lookUps.spend(key)) return refuse('too-fast', limits.lookUps.comeBack(key));
  return ok(await storage.people.find(name, { by: person, at: now(), limit: MOST_FOUND }));
}
