import type { Presence } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { Person } from '../storage/people.ts';
import { tellTableMates } from '../tournaments/telling.ts';

/** How long a person counts as present after a heartbeat, unless they leave the page. */
export const PRESENCE_LASTS = 90_000;

/** Presence across all processes, from the database. */
export function presenceOf(person: Pick<Person, 'id' | 'present_until' | 'on_phone' | 'created_at'>, now: number): Presence {
  const { id, present_until, on_phone, created_at } = person;
  const away = present_until > now ? {} : { awaySince: Math.max(present_until, created_at) };
  return { person: id, phone: on_phone === 1, ...away };
}

/** Someone came or went: updates the storage and notifies everyone at the same tables, of tournaments too. */
export async function markPresence(
  { hub, storage, rooms, now }: Pick<Context, 'hub' | 'storage' | 'rooms' | 'now'>,
  person: string,
  device: { readonly on_phone?: 0 | 1 } = {},
): Promise<void> {
  const until = hub.isVisible(person) ? now() + PRESENCE_LASTS : now();
  await storage.people.change(person, { present_until: until, ...device });
  rooms.followPresence(person);
  await tellTableMates({ hub, storage }, person);
  storage.bus.publish({ kind: 'presence', person });
}
