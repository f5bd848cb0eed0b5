import type { Context } from '../context.ts';
import { endVacation } from '../people/holiday.ts';
import type { ClaimedJob } from '../storage/jobs.ts';

/** The vacation days are used up. */
export function vacationOver(context: Context) {
  return async ({ subject }: ClaimedJob): Promise<void> => {
    const person = await context.storage.people.byId(subject);
    if (person) await endVacation(context, person);
  };
}
