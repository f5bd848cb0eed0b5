import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { planRetime } from '../play/seats.ts';
import type { Person } from '../storage/people.ts';
import { isOnVacation, vacationLeft, yearOf } from './vacation.ts';

/** Pauses the person's turn-based clocks until the vacation ends or is used up. */
export async function startVacation(context: Context, person: Person): Promise<Result<void, Fault>> {
  const { storage, now } = context;
  if (isOnVacation(person, now())) return ok(undefined);
  const { vacation_since: _usedUp, ...rested } = person;
  const left = vacationLeft(rested, now());
  if (left <= 0) return refuse('no-vacation-left');
  const used = person.vacation_year === yearOf(now()) ? person.vacation_used : 0;
  await storage.people.change(person.id, { vacation_since: now(), vacation_used: used, vacation_year: yearOf(now()) });
  const end = { key: `vacation:${person.id}`, kind: 'vacation', subject: person.id, dueAt: now() + left };
  await storage.jobs.put([end]);
  await retime(context, person.id);
  return ok(undefined);
}

export async function endVacation(context: Context, person: Person): Promise<void> {
  const { storage, now } = context;
  if (person.vacation_since === undefined) return;
  const used = person.vacation_used + (now() - person.vacation_since);
  await storage.people.change(person.id, { vacation_since: null, vacation_used: used });
  await storage.jobs.drop([`vacation:${person.id}`]);
  await retime(context, person.id);
}

/** Stops or starts the clocks, and lets everyone at the tables know why. */
async function retime(context: Context, person: string): Promise<void> {
  for (const table of await context.storage.tables.ofPerson(person)) {
    if (table.status === 'running') await context.rooms.act(table.id, planRetime(person, context.time()));
  }
  context.rooms.followPresence(person);
  context.storage.bus.publish({ kind: 'presence', person });
}
