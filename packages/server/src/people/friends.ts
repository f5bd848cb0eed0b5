import { ok, type Result } from '@durbar/engine';
import type { Fault, FriendInfo, MessageOf, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { seatOf } from '../play/room.ts';
import { presenceOf } from './presence.ts';

const MOST = 500;

/** Sends or accepts a friend request. A block isn't revealed to the other person. */
export async function befriend(context: Context, person: string, other: string): Promise<Result<void, Fault>> {
  const { storage, now } = context;
  if (person === other) return refuse('not-yourself');
  if (!(await storage.people.byId(other))) return refuse('no-such-person');
  if (await storage.relations.isBlocked(person, [other])) return refuse('blocked');
  if ((await storage.friends.of(person)).length >= MOST) return refuse('too-fast');
  await storage.friends.ask(person, other, now());
  tellFriend(context, other, { type: 'friends' });
  return ok(undefined);
}

export async function unfriend(context: Context, person: string, other: string): Promise<void> {
  await context.storage.friends.remove(person, other);
  tellFriend(context, other, { type: 'friends' });
}

/** Friends and requests. Only friends see each other's presence, if they show it. */
export async function friendsOf({ storage, now }: Pick<Context, 'storage' | 'now'>, person: string): Promise<FriendInfo[]> {
  const rows = await storage.friends.of(person);
  const others = rows.map(({ asker_id, asked_id, accepted_at }) => {
    const other = asker_id === person ? asked_id : asker_id;
    const question = asker_id === person ? 'asked' : 'asks';
    return { other, state: accepted_at === null ? question : 'friend' } as const;
  });
  const known = new Map((await storage.people.byIds(others.map(({ other }) => other))).map((one) => [one.id, one]));
  return others.flatMap(({ other, state }) => {
    const found = known.get(other);
    if (!found) return [];
    const isSeen = state === 'friend' && found.shows_here === 1;
    return [{ person: { id: found.id, name: found.name }, state, ...(isSeen ? { presence: presenceOf(found, now()) } : {}) }];
  });
}

/** Invites a friend to a table and notifies them. */
export async function inviteFriend(context: Context, by: PersonRef, table: string, friend: string): Promise<Result<void, Fault>> {
  const { storage } = context;
  const record = await storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  if (record.hostId !== by.id && seatOf(record, by.id) === undefined) return refuse('not-seated');
  const friends = await storage.friends.of(by.id);
  const isFriend = friends.some(
    ({ asker_id, asked_id, accepted_at }) => accepted_at !== null && (asker_id === friend || asked_id === friend),
  );
  if (!isFriend) return refuse('not-friends');
  if (
    await storage.relations.isBlocked(
      friend,
      record.seats.flatMap(({ personId }) => personId ?? []),
    )
  )
    return refuse('blocked');
  await storage.access.grant(table, friend);
  tellFriend(context, friend, { type: 'invited', table, game: record.game, by: { id: by.id, name: by.name } });
  return ok(undefined);
}

export function tellFriend(
  { hub, storage }: Pick<Context, 'hub' | 'storage'>,
  person: string,
  message: MessageOf<'friends' | 'invited'>,
): void {
  hub.toPerson(person, message);
  storage.bus.publish({ kind: 'turn', person, message });
}
