import type { Presence } from '@durbar/protocol';
import type { Person } from '../storage/people.ts';

/** Someone who was seen at a page counts as present for this long, unless the page is left. */
export const PRESENCE_LASTS = 90_000;

/** Whether a person is here, as the storage knows it for all processes. */
export function presenceOf(person: Pick<Person, 'id' | 'present_until' | 'on_phone' | 'created_at'>, now: number): Presence {
  const { id, present_until, on_phone, created_at } = person;
  const away = present_until > now ? {} : { awaySince: Math.max(present_until, created_at) };
  return { person: id, phone: on_phone === 1, ...away };
}
