import type { Me } from '@durbar/protocol';
import type { Person } from '../storage/people.ts';

const DAY = 86_400_000;
/** Days of vacation in a year. */
const DAYS_PER_YEAR = 28;

export function yearOf(time: number): number {
  return new Date(time).getUTCFullYear();
}

/** Vacation left this year in milliseconds, counting the current one. */
export function vacationLeft(person: Person, now: number): number {
  const used = person.vacation_year === yearOf(now) ? person.vacation_used : 0;
  const underWay = person.vacation_since === undefined ? 0 : now - person.vacation_since;
  return Math.max(0, DAYS_PER_YEAR * DAY - used - underWay);
}

export function isOnVacation(person: Person | undefined, now: number): boolean {
  return person?.vacation_since !== undefined && vacationLeft(person, now) > 0;
}

export function vacationOf(person: Person, now: number): Me['vacation'] {
  const daysLeft = Math.round((10 * vacationLeft(person, now)) / DAY) / 10;
  return {
    daysLeft,
    ...(isOnVacation(person, now) && person.vacation_since !== undefined ? { since: person.vacation_since } : {}),
  };
}
