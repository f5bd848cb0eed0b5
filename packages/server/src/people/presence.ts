import type { Presence } from '@durbar/protocol';
import type { Person } from '../storage/people.ts';

/** How long a person counts as present after a heartbeat, unless they leave the page. */
export const PRESENCE_LASTS = 90_000;

/** Presence across all processes, from the database. */
export function presenceOf(person: Pick<Person, 'id' | 'present_until' | 'on_phone' | 'created_at'>, now: number): Presence {
  const { id, present_until, on_phone, created_at } = person;
  const away = present_until > now ? {} : { awaySince: Math.max(present_until, created_at) };
  return { person: id, phone: on_phone === 1, ...away };
}
