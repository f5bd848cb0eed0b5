import type { Context } from '../context.ts';
import { planVacate } from '../play/seats.ts';
import type { Person } from '../storage/people.ts';
import { planLeaveOpen } from '../tables/gather.ts';
import { announcePerson, signOutEverywhere } from './accounts.ts';

export const FORMER_PLAYER = 'Former player';

/** Deletes a person. A bot takes over in running games; finished games are anonymised. */
export async function deletePerson(context: Context, { id }: Pick<Person, 'id'>): Promise<void> {
  const { storage, rooms, settings } = context;
  for (const table of await storage.tables.ofPerson(id)) {
    const plan =
      table.status === 'open' ? planLeaveOpen(id, context.now()) : planVacate(id, settings.standInLevel, context.time());
    const done = await rooms.act(table.id, plan);
    if (!done.ok) context.log.warn({ table: table.id, code: done.fault.code }, 'a seat could not be cleared');
  }
  await signOutEverywhere(context, id);
  await storage.privacy.erase(id, FORMER_PLAYER);
  await announcePerson(context, id);
}
